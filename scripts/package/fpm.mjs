#!/usr/bin/env node
// Stands in for fpm, which electron-builder would download: makes the deb with dpkg-deb and the rpm with rpmbuild, from the
// same words. Only for trying packages where the download is out of reach; releases are made with fpm itself.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const words = process.argv.slice(2)
/** @type {Record<string, string[]>} */
const given = {}
/** @type {[string, string][]} */
const places = []
for (let at = 0; at < words.length; at += 1) {
  const word = words[at] ?? ''
  if (word === '--force' || word === '--debug') continue
  if (word.startsWith('-')) (given[word.replace(/^-+/, '')] ??= []).push(words[(at += 1)] ?? '')
  else {
    const [from = '', to = ''] = word.split('=')
    places.push([from, to])
  }
}
const one = (/** @type {string} */ name) => given[name]?.[0] ?? ''
const all = (/** @type {string} */ name) => given[name] ?? []

const work = mkdtempSync(join(tmpdir(), 'longroll-fpm-'))
try {
  const tree = join(work, 'tree')
  for (const [from, to] of places) {
    const target = join(tree, to)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(from.replace(/\/$/, ''), target, { recursive: true })
    if (statSync(target).isFile()) chmodSync(target, 0o644)
  }
  if (one('t') === 'deb') deb(tree)
  else rpm(tree)
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** @param {string} tree */
function deb(tree) {
  const control = join(tree, 'DEBIAN')
  mkdirSync(control)
  const kilobytes = Number.parseInt(spawnSync('du', ['-sk', tree], { encoding: 'utf8' }).stdout, 10)
  const [synopsis = '', ...rest] = one('description').trim().split('\n')
  const lines = [
    `Package: ${one('name')}`,
    `Version: ${one('version')}`,
    `Architecture: ${one('architecture')}`,
    `Maintainer: ${one('maintainer')}`,
    `Installed-Size: ${kilobytes}`,
    `Depends: ${all('d').join(', ')}`,
    `Recommends: ${all('deb-recommends').join(', ')}`,
    'Section: games',
    `Priority: ${one('deb-priority')}`,
    `Homepage: ${one('url')}`,
    `Description: ${synopsis}`,
    ...rest.map((line) => ` ${line.trim()}`),
  ]
  writeFileSync(join(control, 'control'), `${lines.join('\n')}\n`)
  cpSync(one('after-install'), join(control, 'postinst'))
  cpSync(one('after-remove'), join(control, 'postrm'))
  for (const script of ['postinst', 'postrm']) chmodSync(join(control, script), 0o755)
  run('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '--build', tree, one('package')])
}

/** @param {string} tree */
function rpm(tree) {
  const files = places.map(([, to]) => `"${to}"`)
  const spec = [
    `Name: ${one('name')}`,
    `Version: ${one('version')}`,
    'Release: 1',
    `Summary: ${one('rpm-summary')}`,
    'License: see THIRD-PARTY.md',
    `URL: ${one('url')}`,
    `Vendor: ${one('vendor')}`,
    'AutoReqProv: no',
    ...all('d').map((need) => `Requires: ${need}`),
    '%define _build_id_links none',
    '%define __strip /bin/true',
    '%define _binary_payload w1.gzdio',
    '%description',
    one('description').trim(),
    '%install',
    `cp -a "${tree}/." "%{buildroot}"`,
    '%post',
    readFileSync(one('after-install'), 'utf8').replace(/^#!.*\n/, ''),
    '%postun',
    readFileSync(one('after-remove'), 'utf8').replace(/^#!.*\n/, ''),
    '%files',
    ...files,
  ]
  const path = join(work, 'longroll.spec')
  writeFileSync(path, `${spec.join('\n')}\n`)
  const folders = ['--define', `_topdir ${join(work, 'rpm')}`, '--define', `_rpmdir ${join(work, 'made')}`]
  run('rpmbuild', ['-bb', '--quiet', '--target', one('architecture'), ...folders, path])
  const made = spawnSync('find', [join(work, 'made'), '-name', '*.rpm'], { encoding: 'utf8' }).stdout.trim()
  cpSync(made, one('package'))
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const done = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) {
    process.stderr.write(`${command} failed${done.error === undefined ? '' : `: ${done.error.message}`}\n`)
    rmSync(work, { recursive: true, force: true })
    process.exit(1)
  }
}
