import { describe, expect, it } from 'vitest'
import { Table } from '../../../tests/support/table'
import type { JsonObject } from '../../rules/core/units'
import type { TaskRecord } from '../../rules/systems/system'
import { answerTo } from './answer'
import { figuresOf, type Figure, type Figures, type Standing } from './figures'
import { oddsQueue, type OddsQueue, type WindowClock } from './queue'
import type { Answered, Asked } from './questions'

/** Threads that answer when they are told to, and a clock that goes when it is told to. */
class Bench {
  readonly log: string[] = []
  readonly queue: OddsQueue
  readonly figures = new Map<string, Figure>()
  readonly shown: Figures
  private threads = 0
  private open: { readonly asked: Asked; readonly heard: (answered: Answered | null) => void } | null = null
  private now = 0
  private timers: { readonly at: number; readonly act: () => void }[] = []

  constructor() {
    const clock: WindowClock = {
      now: () => this.now,
      after: (ms, act) => {
        const timer = { at: this.now + ms, act }
        this.timers.push(timer)
        return () => (this.timers = this.timers.filter((one) => one !== timer))
      },
    }
    this.queue = oddsQueue((heard) => {
      const thread = (this.threads += 1)
      this.log.push(`thread ${thread} starts`)
      return {
        ask: (asked) => {
          const { question } = asked
          this.log.push(`${thread}: ${question.type === 'odds' ? question.task.title : question.type}`)
          this.open = { asked, heard }
        },
        end: () => {
          this.log.push(`thread ${thread} ends`)
          this.open = null
        },
      }
    }, clock)
    this.shown = figuresOf(this.queue, this.figures, clock)
  }

  /** The thread finishes what it is at. */
  answer(): void {
    const { open } = this
    if (open === null) throw new Error('Nothing is asked')
    this.open = null
    open.heard({ id: open.asked.id, answer: answerTo(open.asked.question) })
  }

  fail(): void {
    this.open?.heard(null)
  }

  wait(ms: number): void {
    this.now += ms
    const due = this.timers.filter(({ at }) => at <= this.now)
    this.timers = this.timers.filter(({ at }) => at > this.now)
    due.forEach(({ act }) => act())
  }

  figure(key: string): string {
    const figure = this.figures.get(key)
    if (figure === undefined) return 'none'
    const success = figure.odds === null ? 'nothing' : figure.odds.success.toFixed(2)
    return `${success}${figure.isOld ? ', dimmed' : ''}${figure.isFirst ? ', first' : ''}`
  }
}

const table = new Table()
const ro = table.do('character.add', { name: 'Ro' })
const begun = (title: string, more: JsonObject = {}): TaskRecord =>
  table.task(
    table.do('task.begin', {
      system: 'saga-machine',
      kind: 'extended',
      character: ro,
      stat: 4,
      skill: 3,
      tally: 10,
      interval: '1d',
      title,
      ...more,
    }),
  )
const standing = (task: TaskRecord): Standing => ({ task, now: table.state.clock.now, deck: table.state.deck })

describe('one question for each key', () => {
  it('a newer one takes the place of one that still waits', () => {
    const bench = new Bench()
    const [a, b, c] = [begun('a'), begun('b'), begun('c')]
    bench.shown.show('x', standing(a))
    bench.shown.show('y', standing(b))
    bench.shown.show('y', standing(c))
    bench.answer()
    bench.answer()
    expect(bench.log).toEqual(['thread 1 starts', '1: a', '1: c'])
  })

  it('a newer one ends the thread that is busy with an older one', () => {
    const bench = new Bench()
    bench.shown.show('x', standing(begun('a')))
    bench.shown.show('x', standing(begun('b')))
    bench.wait(29)
    expect(bench.log).toEqual(['thread 1 starts', '1: a'])
    bench.wait(1)
    expect(bench.log.slice(2)).toEqual(['thread 1 ends', 'thread 2 starts', '2: b'])
  })

  it('a thread that is about to finish stays warm; nobody hears the older answer', () => {
    const bench = new Bench()
    bench.shown.show('x', standing(begun('a', { tally: 5 })))
    bench.shown.show('x', standing(begun('b')))
    bench.wait(20)
    bench.answer()
    expect([bench.log, bench.figure('x')]).toEqual([['thread 1 starts', '1: a', '1: b'], 'nothing, dimmed, first'])
    bench.wait(100)
    bench.answer()
    expect([bench.log.length, bench.figure('x')]).toEqual([3, '0.39'])
  })

  it('what nobody asks for any more is not answered', () => {
    const bench = new Bench()
    bench.shown.show('x', standing(begun('a')))
    bench.shown.show('y', standing(begun('b')))
    bench.shown.forget('y')
    bench.shown.forget('x')
    bench.wait(30)
    expect([bench.log, bench.figure('x')]).toEqual([['thread 1 starts', '1: a', 'thread 1 ends'], 'none'])
  })

  it('what was quick last time goes before what was heavy', () => {
    const bench = new Bench()
    bench.shown.show('heavy', standing(begun('h1')))
    bench.wait(900)
    bench.answer()
    bench.shown.show('quick', standing(begun('q1')))
    bench.shown.show('heavy', standing(begun('h2')))
    bench.shown.show('other', standing(begun('o1')))
    bench.answer()
    bench.answer()
    expect(bench.log.slice(2)).toEqual(['1: q1', '1: o1', '1: h2'])
  })

  it('a question that a thread failed at has no answer, and the next one is asked of another thread', () => {
    const bench = new Bench()
    bench.shown.show('x', standing(begun('a')))
    bench.shown.show('y', standing(begun('b')))
    bench.fail()
    expect([bench.log.slice(2), bench.figure('x')]).toEqual([['thread 1 ends', 'thread 2 starts', '2: b'], 'nothing'])
  })
})

describe('the figure that is shown', () => {
  it('the old one stays until the new one is there, dimmed when that takes so long that it is seen', () => {
    const bench = new Bench()
    bench.shown.show('x', standing(begun('a')))
    const seen = [bench.figure('x')]
    bench.answer()
    seen.push(bench.figure('x'))
    bench.shown.show('x', standing(begun('b', { tally: 5 })))
    bench.wait(119)
    seen.push(bench.figure('x'))
    bench.wait(1)
    seen.push(bench.figure('x'))
    bench.answer()
    seen.push(bench.figure('x'))
    expect(seen).toEqual(['nothing, dimmed, first', '0.39', '0.39', '0.39, dimmed', '0.81'])
  })

  it('a figure that is dimmed stays so until there is an answer, whatever is asked meanwhile', () => {
    const bench = new Bench()
    bench.shown.show('x', standing(begun('a')))
    bench.answer()
    bench.shown.show('x', standing(begun('b', { tally: 5 })))
    bench.wait(120)
    bench.shown.show('x', standing(begun('c', { tally: 6 })))
    expect(bench.figure('x')).toBe('0.39, dimmed')
  })

  it('what was answered once is not asked again', () => {
    const bench = new Bench()
    const task = begun('a')
    bench.shown.show('x', standing(task))
    bench.answer()
    bench.shown.show('x', standing(task))
    bench.shown.forget('x')
    bench.shown.show('x', standing(task))
    expect([bench.log.length, bench.figure('x')]).toEqual([2, '0.39'])
  })

  it('the clock asks anew only where there is a deadline', () => {
    const bench = new Bench()
    const [free, bound] = [begun('free'), begun('bound', { deadline: '3d' })]
    for (const task of [free, bound]) {
      bench.shown.show(task.title, standing(task))
      bench.answer()
    }
    table.do('clock.advance', { by: '1s' })
    for (const task of [free, bound]) bench.shown.show(task.title, standing(task))
    expect(bench.log.slice(1)).toEqual(['1: free', '1: bound', '1: bound'])
  })

  it('what the clock asks anew is not dimmed until it takes so long that it is seen', () => {
    const bench = new Bench()
    const task = begun('bound', { deadline: '3d' })
    bench.shown.show('x', standing(task))
    bench.answer()
    table.do('clock.advance', { by: '1s' })
    bench.shown.show('x', standing(task))
    const seen = [bench.figure('x')]
    bench.wait(119)
    seen.push(bench.figure('x'))
    bench.wait(1)
    seen.push(bench.figure('x'))
    bench.answer()
    seen.push(bench.figure('x'))
    bench.wait(200)
    seen.push(bench.figure('x'))
    expect(seen).toEqual(['0.39', '0.39', '0.39, dimmed', '0.39', '0.39'])
  })

  it('a figure that belongs to another stand of the task is dimmed too, though this stand was answered before', () => {
    const bench = new Bench()
    const [before, after] = [begun('a', { deadline: '3d' }), begun('a', { deadline: '3d', tally: 5 })]
    for (const task of [before, after]) {
      bench.shown.show('x', standing(task))
      bench.answer()
    }
    table.do('clock.advance', { by: '1s' })
    bench.shown.show('x', standing(before))
    bench.wait(120)
    expect(bench.figure('x')).toBe('0.81, dimmed')
  })

  it('the deck asks anew only where cards are drawn', () => {
    const bench = new Bench()
    const saga = begun('saga')
    const bomb = table.task(
      table.do('task.begin', {
        system: 'dramatic-task',
        title: 'bomb',
        participants: [{ character: ro, die: 8 }],
        preset: 'challenging',
      }),
    )
    for (const task of [saga, bomb]) {
      bench.shown.show(task.title, standing(task))
      bench.answer()
    }
    table.do('deck.shuffle')
    const other = { ...table.state.deck }
    for (const task of [saga, bomb]) bench.shown.show(task.title, { ...standing(task), deck: other })
    expect(bench.log.slice(1)).toEqual(['1: saga', '1: bomb', '1: bomb'])
  })

  it('an answer that a queue gives late is not shown as that to the question of now, but known when it is asked again', () => {
    const heard: (() => void)[] = []
    const late: OddsQueue = {
      ask: (_key, question, hear) => heard.push(() => hear(answerTo(question))),
      forget: () => undefined,
    }
    const figures = new Map<string, Figure>()
    const { show } = figuresOf(late, figures, { after: () => () => undefined })
    const [before, now] = [standing(begun('a')), standing(begun('a', { tally: 5 }))]
    const success = () => figures.get('x')?.odds?.success.toFixed(2)
    show('x', before)
    show('x', now)
    const seen = [success()]
    for (const answer of heard) {
      answer()
      seen.push(success())
    }
    show('x', before)
    expect([...seen, success(), heard.length]).toEqual([undefined, undefined, '0.81', '0.39', 2])
  })
})
