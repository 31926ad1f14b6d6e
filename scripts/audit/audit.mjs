// What is known against the packages of the lock file.

/**
 * @typedef {{ version?: string, integrity?: string, deprecated?: string, dev?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @typedef {{ name: string, severity: string, isDirect: boolean, range: string }} Advice
 */

/**
 * What npm's own audit answered.
 *
 * @param {string} output of `npm audit --json`
 * @returns {{ advice: Advice[] } | { refused: string }} refused: the registry serves no advisories
 */
export function readAudit(output) {
  /** @type {any} */
  let answer
  try {
    answer = JSON.parse(output.slice(output.indexOf('{')))
  } catch {
    return { refused: 'no answer that could be read' }
  }
  if (answer.vulnerabilities === undefined) {
    return { refused: answer.error?.summary || String(answer.message ?? 'no advisories').split(' - ')[0] }
  }
  return {
    advice: Object.values(answer.vulnerabilities).map(({ name, severity, isDirect, range }) => ({
      name,
      severity,
      isDirect,
      range,
    })),
  }
}

/**
 * What the lock file itself tells: each package pinned by its hash, and none that its makers have given up.
 *
 * @param {Record<string, Locked>} locked
 */
export function readLock(locked) {
  const all = Object.entries(locked).filter(([path]) => path !== '')
  const named = all.map(([path, one]) => ({
    name: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${one.version ?? ''}`,
    isShipped: one.dev !== true && one.devOptional !== true,
    ...one,
  }))
  return {
    packages: named.length,
    shipped: named.filter(({ isShipped }) => isShipped).length,
    unpinned: named.filter(({ integrity }) => integrity === undefined).map(({ name }) => name),
    givenUp: named
      .filter(({ deprecated }) => deprecated !== undefined)
      .map(({ name, isShipped }) => ({ name, isShipped })),
  }
}
