import { Table } from './table'

/**
 * The campaign that the pictures show: eight characters, all five systems, and a task in each state a GM meets. Every value
 * comes from the game's own commands.
 */
export function sevenClocks(): Table {
  const table = new Table()
  const person = (name: string, player: string, panel = true): string =>
    table.do('character.add', { name, player, panel })
  table.do('campaign.configure', { name: 'The Seven Clocks', startsAt: '08:00', usualSystem: 'storytelling' })
  const sammy = person('Sammy', 'Jo')
  const mara = person('Mara Voss', 'Deniz')
  const ines = person('Inés Duarte', 'Sam')
  const gan = person('Gan Okoye', 'Lea')
  const creek = person('Silent Creek', 'Mika')
  const edda = person('Edda Lindqvist', 'Noor')
  const tove = person('Tove Brandt', 'Kim')
  const bram = person('Bram Halloran', 'Ida')
  const corsair = person('The corsair', '', false)
  table.do('clock.set', { to: '1w4d8h' })

  const laser = table.do('task.begin', {
    system: 'saga-machine',
    kind: 'extended',
    title: 'A laser mount from scrap',
    character: gan,
    stat: 4,
    skill: 3,
    interval: '1h',
    amount: 'lots',
  })
  const codex = table.do('task.begin', {
    system: 'storytelling',
    title: 'The black codex, before the auction',
    character: edda,
    pool: { attribute: 4, skill: 3 },
    target: 14,
    interval: '1h',
    deadline: '5h',
  })
  const safe = table.do('task.begin', {
    system: 'storytelling',
    title: 'The ledger in the wall safe',
    character: bram,
    pool: { attribute: 3, skill: 3, specialty: true, equipment: 1 },
    target: 8,
    interval: '10m',
  })
  const creekTask = table.do('task.begin', {
    system: 'mod-dot',
    kind: 'extended',
    title: 'Track it through the Scab',
    sides: [{ character: creek, dots: 8, difficulty: 6, specialty: true }],
    need: 12,
    interval: '2h',
    limit: 4,
  })
  const race = table.do('task.begin', {
    system: 'saga-machine',
    kind: 'opposed-extended',
    title: 'Outrun the corsair',
    interval: '1h',
    limit: 4,
    sides: [
      { character: tove, stat: 4, skill: 4, edge: 2 },
      { character: corsair, stat: 4, skill: 3, edge: 3 },
    ],
  })
  table.do('storytelling.roll', { task: safe, successes: 3 })
  table.do('storytelling.roll', { task: safe, successes: 3 })
  table.do('task.abandon', { task: safe })
  table.do('saga.test', { task: laser, total: 9 })
  table.do('saga.test', { task: laser, dice: [7] })
  table.do('storytelling.roll', { task: codex, dice: [3, 8, 1, 4, 9, 2, 10, 8] })
  table.do('modDot.test', { task: creekTask, throws: 'WT' })
  table.do('saga.oppose', { task: race, results: [{ total: 14 }, { total: 16 }] })
  table.do('storytelling.roll', { task: codex, dice: [3, 8, 10, 9, 8, 8, 2, 4], note: 'the third seal was a forgery' })

  const bomb = table.do('task.begin', {
    system: 'dramatic-task',
    title: 'The bomb under platform 9',
    preset: 'difficult',
    participants: [{ character: mara, die: 10, modifier: 1 }],
  })
  const drive = table.do('task.begin', {
    system: 'time-die',
    kind: 'extended',
    title: 'Repair the drive before the flare',
    need: 9,
    limit: 5,
    interval: { unit: 'm', times: 10 },
    participants: [
      { character: ines, successTarget: 55 },
      { character: tove, successTarget: 45 },
    ],
  })
  table.do('dramaticTask.deal', { task: bomb, cards: { [mara]: '7H' } })
  table.do('dramaticTask.roll', { task: bomb, character: mara, trait: [8], wild: [2] })
  table.do('dramaticTask.endRound', { task: bomb })
  table.do('dramaticTask.deal', { task: bomb, cards: { [mara]: 'QS' } })
  table.do('dramaticTask.roll', { task: bomb, character: mara, trait: [5], wild: [3] })
  table.do('dramaticTask.endRound', { task: bomb })
  table.do('dramaticTask.deal', { task: bomb, cards: { [mara]: '10C' } })
  table.do('timeDie.test', { task: drive, character: ines, roll: 31 })

  const car = table.do('task.begin', {
    system: 'storytelling',
    title: 'Fix the car before sunset',
    character: sammy,
    pool: { attribute: 2, skill: 4, specialty: true, equipment: 2 },
    target: 7,
    interval: '30m',
    deadline: '2h',
    endBonus: 'Souped Up',
  })
  table.do('storytelling.roll', { task: car, dice: [8, 1, 2, 3, 4, 5, 6, 7, 2] })
  table.do('character.addCondition', { character: sammy, condition: 'Shaken' })
  table.do('storytelling.roll', { task: car, dice: [8, 1, 2, 3, 4, 5, 6, 7, 2] })
  table.do('alarm.acknowledge')
  table.do('clock.advance', { by: '30m' })
  return table
}
