import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test } from './support/launch'

// Longroll never goes online: every process of a real session is watched at the system's own door.

/** Starts Electron under strace, which writes down whom any of its processes speaks to over the internet's protocols. */
function watcher(folder: string, record: string): string {
  const path = join(folder, 'watched.sh')
  const electron = String(createRequire(import.meta.url)('electron'))
  const calls = 'trace=connect,sendto,sendmsg,sendmmsg'
  writeFileSync(
    path,
    `#!/bin/sh\nexec strace -f -qq --seccomp-bpf -s 64 -e ${calls} -o '${record}' '${electron}' "$@"\n`,
  )
  chmodSync(path, 0o755)
  return path
}

/** Calls that name somebody on a network; those to the display, the session bus and each other name files. */
const spoken = (record: string): readonly string[] =>
  readFileSync(record, 'utf8')
    .split('\n')
    .filter((line) => /AF_INET6?\b/.test(line))

test('a whole session speaks to nobody: no connection, no datagram, no name looked up', async ({
  launch,
  folder,
}, info) => {
  const record = info.outputPath('network.txt')
  const longroll = await launch({ through: watcher(folder, record) })
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Road')
  await addCharacter(window, 'Sammy')
  await expect(panel(window, 'Sammy')).toBeVisible()
  await window.keyboard.press('Control+z')
  await longroll.close()
  // It saw something: the display and the session bus are spoken to.
  expect(readFileSync(record, 'utf8')).toContain('AF_UNIX')
  expect(spoken(record)).toEqual([])
})

test('not even a page that tries to', async ({ launch, folder, expectFault }, info) => {
  expectFault(/console: /)
  const record = info.outputPath('network.txt')
  const longroll = await launch({ through: watcher(folder, record) })
  const tried = await longroll.window.evaluate(async () => {
    const failed = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'went through',
        () => 'refused',
      )
    // Nobody listens there: this very machine, on a port that nothing uses.
    const fetched = await failed(fetch('http://127.0.0.1:9/'))
    const named = await failed(fetch('https://longroll.invalid/'))
    const socket = await failed(
      new Promise((done, refused) => {
        const one = new WebSocket('ws://127.0.0.1:9/')
        one.onopen = done
        one.onerror = refused
      }),
    )
    const picture = await failed(
      new Promise((done, refused) => {
        const one = new Image()
        one.onload = done
        one.onerror = refused
        one.src = 'http://127.0.0.1:9/a.png'
      }),
    )
    const beacon = navigator.sendBeacon('http://127.0.0.1:9/', 'x') ? 'queued' : 'refused'
    for (const rel of ['preconnect', 'dns-prefetch', 'prefetch']) {
      const link = document.createElement('link')
      link.rel = rel
      link.href = 'http://127.0.0.1:9/'
      document.head.append(link)
    }
    const peers = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:9' }] })
    peers.createDataChannel('x')
    await peers.setLocalDescription(await peers.createOffer())
    await new Promise((done) => setTimeout(done, 1_000))
    return { fetched, named, socket, picture, beacon }
  })
  expect(tried).toMatchObject({ fetched: 'refused', named: 'refused', socket: 'refused', picture: 'refused' })
  await longroll.close()
  // WebRTC asks the system which way it would go to a far address: a socket is told the address, and nothing is sent.
  const isAskingTheWay = (line: string): boolean =>
    /\bconnect\(/.test(line) && /"(8\.8\.8\.8|2001:4860:4860::8888)"/.test(line)
  expect(spoken(record).filter((line) => !isAskingTheWay(line))).toEqual([])
})
