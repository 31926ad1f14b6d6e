import { describe, expect, it } from 'vitest'
import { RandomCampaign } from '../../tests/support/corrections-random'
import { Table } from '../../tests/support/table'
import { seededChance } from '../rules/core/chance'
import { epochMs } from '../rules/core/units'
import { play } from './play'
import { exportScript, scriptText } from '../campaign/script/export-script'
import { runScript } from '../campaign/script/run-script'
import { parseScript } from '../campaign/script/script'

const never = { die: () => expect.fail('nothing has to be drawn'), pick: () => expect.fail('nothing has to be drawn') }

function ids(): () => string {
  let made = 0
  return () => `id${(made += 1)}`
}

describe('a campaign as a script', () => {
  it('plays again to the same end without any dice, in campaigns of all systems, corrected and not', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const campaign = new RandomCampaign(seed, seed % 5 === 0)
      campaign.play(25)
      campaign.correctSomething()
      const text = scriptText(exportScript(campaign.campaign))
      expect(play(parseScript(text), never), `seed ${seed}`).toBeNull()
    }
  })

  it('imported it is the same campaign, down to the draws in its log', () => {
    const campaign = new RandomCampaign(7, false)
    campaign.play(30)
    const again = runScript(parseScript(scriptText(exportScript(campaign.campaign))), {
      chance: never,
      newId: ids(),
      begins: epochMs(5_000),
    })
    if (!again.ok) throw new Error(JSON.stringify(again.error))
    const facts = ({ history }: { readonly history: typeof again.value.history }) =>
      history.log.map(({ draws, line, at, rolled }) =>
        JSON.stringify([draws, line, at, rolled]).replace(/"id\d+"/g, '"id"'),
      )
    expect(facts(again.value)).toEqual(facts(campaign.campaign))
    expect(again.value.state.name).toBe('Test')
  })

  it('names things by what they are called, each once', () => {
    const table = new Table(seededChance(1))
    for (const name of ['Inés Duarte', 'Inés Duarte', '王', '10m']) table.do('character.add', { name })
    table.do('panels.arrange', { pinned: Object.keys(table.state.characters).slice(0, 1) })
    const { steps } = exportScript(table.campaign)
    expect(steps.flatMap((step) => step['as'] ?? [])).toEqual(['ines-duarte', 'ines-duarte-2', 'character', 'm'])
    expect(steps).toContainEqual({ do: 'panels.arrange', with: { pinned: ['ines-duarte'] } })
    expect(play(parseScript(scriptText(exportScript(table.campaign))), never)).toBeNull()
  })

  it('acknowledges the same alarm by its place', () => {
    const table = new Table(seededChance(1))
    const character = table.do('character.add', { name: 'Sam' })
    const begin = (interval: string) =>
      table.do('task.begin', {
        system: 'storytelling',
        title: 'Job',
        character,
        pool: { attribute: 2, skill: 2 },
        target: 9,
        interval,
      })
    const [, second] = [begin('1h'), begin('2h')]
    table.do('clock.advance', { by: '3h' })
    table.do('alarm.acknowledge', { alarm: `due/${second}/7200` })
    const script = exportScript(table.campaign)
    expect(script.steps).toContainEqual({ do: 'alarm.acknowledge', with: { alarm: 1 } })
    expect(play(parseScript(scriptText(script)), never)).toBeNull()
  })

  it('says at which step a script stops', () => {
    const script = parseScript('{"steps":[{"do":"chapter.end"},{"do":"undo","fails":"x"},{"do":"task.dance"}]}')
    expect(runScript(script, { chance: never, newId: ids(), begins: epochMs(0) })).toMatchObject({
      ok: false,
      error: { step: 3, do: 'task.dance', refusal: { code: 'unknown' } },
    })
  })
})
