import { connect, type Socket } from 'node:net'

/*
  A program that shows notifications, for tests: it takes the well-known name on the session bus and remembers what it was
  given, or it takes the name and never answers. So much of the D-Bus wire protocol as that needs; messages are little
  endian, as every bus here speaks it.
*/

export interface ShownNotification {
  readonly app: string
  readonly title: string
  readonly body: string
}

export interface NotificationDaemon {
  readonly shown: readonly ShownNotification[]
  /** Calls that came in, answered or not. */
  readonly asked: readonly string[]
  end(): void
}

const NAME = 'org.freedesktop.Notifications'
const [CALL, REPLY, ERROR] = [1, 2, 3]

export const notificationDaemon = (how: { readonly answers: boolean }): Promise<NotificationDaemon> =>
  onTheBus(NAME, how)

/** What a desktop with a tray has: whoever has an icon for it registers here. */
export const trayHost = (): Promise<NotificationDaemon> => onTheBus('org.kde.StatusNotifierWatcher', { answers: true })

async function onTheBus(name: string, { answers }: { readonly answers: boolean }): Promise<NotificationDaemon> {
  const shown: ShownNotification[] = []
  const asked: string[] = []
  const bus = await Bus.connect()
  bus.onCall = (call) => {
    asked.push(call.member)
    if (!answers) return
    switch (call.member) {
      case 'GetServerInformation':
        return bus.reply(call, 'ssss', new Writer().text('test').text('Longroll').text('1').text('1.2'))
      case 'GetCapabilities':
        return bus.reply(call, 'as', new Writer().texts(['body', 'actions']))
      case 'Notify': {
        const body = new Reader(call.body)
        const app = body.text()
        body.u32()
        body.text()
        shown.push({ app, title: body.text(), body: body.text() })
        return bus.reply(call, 'u', new Writer().u32(shown.length))
      }
      case 'Get':
        // Whether a tray is there.
        return bus.reply(call, 'v', new Writer().signature('b').u32(1))
      default:
        bus.reply(call, '', new Writer())
    }
  }
  await bus.call('Hello', '', new Writer())
  const took = new Reader(await bus.call('RequestName', 'su', new Writer().text(name).u32(4))).u32()
  if (took !== 1) throw new Error(`Somebody else has ${name} on this bus (${took})`)
  return { shown, asked, end: () => bus.end() }
}

interface Message {
  readonly type: number
  readonly serial: number
  readonly sender: string
  readonly member: string
  readonly replyTo: number
  readonly body: Buffer
}

class Bus {
  onCall: (call: Message) => void = () => undefined
  readonly #socket: Socket
  readonly #waiting = new Map<number, { done: (body: Buffer) => void; failed: (error: Error) => void }>()
  #serial = 0
  #rest = Buffer.alloc(0)

  private constructor(socket: Socket) {
    this.#socket = socket
  }

  static async connect(): Promise<Bus> {
    const address = process.env['DBUS_SESSION_BUS_ADDRESS'] ?? ''
    const path = /unix:path=([^,]+)/.exec(address)?.[1] ?? `\0${/unix:abstract=([^,]+)/.exec(address)?.[1] ?? ''}`
    const socket = connect(path)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', reject)
    })
    socket.write(`\0AUTH EXTERNAL ${Buffer.from(String(process.getuid?.() ?? 0)).toString('hex')}\r\n`)
    await new Promise<void>((resolve, reject) => {
      socket.once('data', (answer) => (answer.toString().startsWith('OK') ? resolve() : reject(new Error('refused'))))
    })
    socket.write('BEGIN\r\n')
    const bus = new Bus(socket)
    socket.on('data', (part: Buffer) => bus.#take(part))
    return bus
  }

  call(member: string, signature: string, body: Writer): Promise<Buffer> {
    const serial = (this.#serial += 1)
    this.#send(CALL, serial, signature, body, [
      [1, 'o', '/org/freedesktop/DBus'],
      [6, 's', 'org.freedesktop.DBus'],
      [2, 's', 'org.freedesktop.DBus'],
      [3, 's', member],
    ])
    return new Promise((done, failed) => this.#waiting.set(serial, { done, failed }))
  }

  reply(to: Message, signature: string, body: Writer): void {
    this.#send(REPLY, (this.#serial += 1), signature, body, [
      [6, 's', to.sender],
      [5, 'u', to.serial],
    ])
  }

  end(): void {
    this.#socket.destroy()
  }

  #send(
    type: number,
    serial: number,
    signature: string,
    body: Writer,
    fields: readonly [number, string, string | number][],
  ) {
    const list = new Writer()
    const all = signature === '' ? fields : [...fields, [8, 'g', signature] as const]
    for (const [code, kind, value] of all) {
      list.align(8).byte(code).signature(kind)
      if (typeof value === 'number') list.u32(value)
      else if (kind === 'g') list.signature(value)
      else list.text(value)
    }
    const head = new Writer().byte(0x6c).byte(type).byte(0).byte(1).u32(body.bytes.length).u32(serial)
    // The list of fields begins at an offset that is a multiple of 8, so its own alignments hold.
    head.u32(list.bytes.length)
    this.#socket.write(Buffer.concat([new Writer(Buffer.concat([head.bytes, list.bytes])).align(8).bytes, body.bytes]))
  }

  #take(part: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, part])
    while (this.#rest.length >= 16) {
      const bodyLength = this.#rest.readUInt32LE(4)
      const bodyAt = Math.ceil((16 + this.#rest.readUInt32LE(12)) / 8) * 8
      if (this.#rest.length < bodyAt + bodyLength) return
      const message = readMessage(this.#rest.subarray(0, bodyAt + bodyLength), bodyAt)
      this.#rest = this.#rest.subarray(bodyAt + bodyLength)
      const waiting = this.#waiting.get(message.replyTo)
      if (message.type === CALL) this.onCall(message)
      else if (message.type === REPLY) waiting?.done(message.body)
      else if (message.type === ERROR) waiting?.failed(new Error('The bus refused it'))
    }
  }
}

function readMessage(bytes: Buffer, bodyAt: number): Message {
  const reader = new Reader(bytes, 16)
  const end = 16 + bytes.readUInt32LE(12)
  const fields: Record<number, string | number> = {}
  while (reader.at < end) {
    reader.align(8)
    const code = reader.byte()
    const kind = reader.signature()
    fields[code] = kind === 'u' ? reader.u32() : kind === 'g' ? reader.signature() : reader.text()
  }
  return {
    type: bytes[1] ?? 0,
    serial: bytes.readUInt32LE(8),
    sender: String(fields[7] ?? ''),
    member: String(fields[3] ?? ''),
    replyTo: Number(fields[5] ?? 0),
    body: bytes.subarray(bodyAt),
  }
}

class Writer {
  bytes: Buffer

  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.bytes = bytes
  }

  align(to: number): this {
    return this.#add(Buffer.alloc((to - (this.bytes.length % to)) % to))
  }

  byte(value: number): this {
    return this.#add(Buffer.from([value]))
  }

  u32(value: number): this {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(value)
    return this.align(4).#add(bytes)
  }

  text(value: string): this {
    return this.u32(Buffer.byteLength(value)).#add(Buffer.from(`${value}\0`))
  }

  signature(value: string): this {
    return this.byte(value.length).#add(Buffer.from(`${value}\0`))
  }

  texts(values: readonly string[]): this {
    const inner = values.reduce((list, value) => list.text(value), new Writer())
    return this.u32(inner.bytes.length).#add(inner.bytes)
  }

  #add(more: Buffer): this {
    this.bytes = Buffer.concat([this.bytes, more])
    return this
  }
}

class Reader {
  readonly #bytes: Buffer
  at: number

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes
    this.at = at
  }

  align(to: number): void {
    this.at = Math.ceil(this.at / to) * to
  }

  byte(): number {
    return this.#bytes[this.at++] ?? 0
  }

  u32(): number {
    this.align(4)
    this.at += 4
    return this.#bytes.readUInt32LE(this.at - 4)
  }

  text(): string {
    const length = this.u32()
    return this.#take(length)
  }

  signature(): string {
    return this.#take(this.byte())
  }

  #take(length: number): string {
    const from = this.at
    this.at += length + 1
    return this.#bytes.toString('utf8', from, from + length)
  }
}
