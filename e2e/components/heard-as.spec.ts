import { expect, test } from '../support/components'
import { panel, play, sammy } from './campaign'
import { systems } from './systems'

// What a screen reader finds in a panel of each system: a region named after its character, the task as a heading, its
// progress as progress, then what to roll and the acts. Other than what is drawn, nothing is said in two places.

const counts: Readonly<Record<string, string>> = {
  Storytelling: '0 successes of 7',
  'Dramatic Task': '0 of 4 tokens',
  'Saga Machine': 'Tally 0 of 10',
  'Mod-Dot': '0 of 9 successes',
  'Time Die': '0 of 3 Hits; interval 1 of 3',
}

const trees: Readonly<Record<string, string>> = {
  Storytelling: `
    - region "Sammy":
      - 'heading "Sammy: character" [level=2]'
      - text: Jo due 00:30
      - heading "Fix the car" [level=3]
      - paragraph: Storytelling · 2 + 2
      - progressbar "Progress"
      - text: 4 rolls left
      - paragraph:
        - text: 4 dice,
        - button "no bonus"
        - text: .
        - emphasis: 8 and up counts.
      - button "Roll"
      - button "Enter dice"
      - button "More for Fix the car"`,
  'Dramatic Task': `
    - region "Sammy":
      - 'heading "Sammy: character" [level=2]'
      - text: Jo Act now
      - heading "Fix the car" [level=3]
      - paragraph: Dramatic Task · d10 + 1
      - progressbar "Progress"
      - img "9 of Diamonds"
      - paragraph: No trouble for now
      - text: Round 1 of 3, 4 missing
      - button "Roll"
      - button "Enter dice"
      - button "More for Fix the car"`,
  'Saga Machine': `
    - region "Sammy":
      - 'heading "Sammy: character" [level=2]'
      - text: Jo due 01:00
      - heading "Fix the car" [level=3]
      - paragraph: Saga Machine · 4 + 3
      - progressbar "Progress"
      - text: 3 hours
      - paragraph:
        - text: d10 + 7.
        - emphasis: TN 10.
        - button "One bane more"
        - button "One boon more"
        - button "Help, boons, modifier…"
      - button "Roll"
      - button "Enter dice"
      - button "More for Fix the car"`,
  'Mod-Dot': `
    - region "Sammy":
      - 'heading "Sammy: character" [level=2]'
      - text: Jo due 01:00
      - heading "Fix the car" [level=3]
      - paragraph: Mod-Dot · 6 dots, difficulty 6
      - img "Base 3, nothing thrown"
      - paragraph:
        - progressbar "Progress"
      - text: 3 tests of 1h left
      - group "Throw twice.":
        - button "Won"
        - button "Tied"
        - button "Lost"
        - button "Throw here"
        - button "More for Fix the car"`,
  'Time Die': `
    - region "Sammy":
      - 'heading "Sammy: character" [level=2]'
      - text: Jo Roll now
      - heading "Fix the car" [level=3]
      - paragraph: Time Die · each 1h
      - paragraph: Hits, 3 intervals left
      - progressbar "Progress"
      - paragraph:
        - spinbutton "Modifier for this test"
      - button "Roll"
      - button "Enter dice"
      - button "More for Fix the car"`,
}

for (const { name, begins } of systems)
  test(`how a panel of ${name} is read`, async ({ open }) => {
    const page = await open({ address: '?seed=7' })
    await play(page, sammy, ...begins)
    const sammys = panel(page, 'Sammy')
    await expect(sammys).toMatchAriaSnapshot(trees[name] ?? '')
    const progress = sammys.getByRole('progressbar')
    await expect(progress).toHaveCount(1)
    await expect(progress).toHaveAttribute('aria-valuenow', '0')
    await expect(progress).toHaveAttribute('aria-valuetext', counts[name] ?? '')
  })
