import { expect, it } from 'vitest'
import { removableDrive, type AskSystem } from './removable'

const asked = (platform: NodeJS.Platform, files: Readonly<Record<string, string>>, says = ''): AskSystem => ({
  platform,
  read: (path) => Promise.resolve(files[path] ?? null),
  run: (_program, args) => Promise.resolve(args.at(-1)?.includes("DeviceID='E:'") === true ? says : '3'),
})

const mountinfo = [
  '22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw',
  '30 22 8:17 / /media/mara/My\\040stick rw,nosuid - vfat /dev/sdb1 rw',
  '31 22 8:33 / /mnt/card rw - vfat /dev/sdc1 rw',
  '32 22 8:4 / /home rw - ext4 /dev/sda4 rw',
].join('\n')

it.each([
  ['/home/mara/a.longroll', null],
  ['/a.longroll', null],
  ['/media/mara/My stick/games/a.longroll', 'My stick'],
  ['/media/mara/My sticky/a.longroll', null],
  ['/mnt/card/a.longroll', 'card'],
  ['/mnt/cards/a.longroll', null],
])('on Linux %s lies on %s', async (path, drive) => {
  const files = { '/proc/self/mountinfo': mountinfo, '/sys/dev/block/8:33/../removable': '1\n' }
  expect(await removableDrive(path, asked('linux', files))).toBe(drive)
})

it('on a Mac all volumes but its own, on Windows what the system calls removable', async () => {
  expect(await removableDrive('/Volumes/STICK/a.longroll', asked('darwin', {}))).toBe('STICK')
  expect(await removableDrive('/Users/mara/a.longroll', asked('darwin', {}))).toBeNull()
  expect(await removableDrive('e:\\games\\a.longroll', asked('win32', {}, '2\r\n'))).toBe('E:')
  expect(await removableDrive('C:\\games\\a.longroll', asked('win32', {}, '2\r\n'))).toBeNull()
  expect(await removableDrive('\\\\host\\share\\a.longroll', asked('win32', {}, '2'))).toBeNull()
})

it('where nobody can say, it is not called removable', async () => {
  expect(await removableDrive('/mnt/card/a.longroll', asked('linux', {}))).toBeNull()
  expect(await removableDrive('/home/a.longroll', asked('freebsd', {}))).toBeNull()
})
