// How each command of the documents is seen to work. One that is named in a document and not here fails the test.

/**
 * @typedef {{ run: string, within?: number, why?: string }} Run runs this; `within`: seconds after which it may be ended
 *   and counts as working (what stays open until it is told to end)
 * @typedef {{ elsewhere: string }} Elsewhere another suite runs it
 * @typedef {Run | Elsewhere} Proof
 */

/** In braces: `scratch`, a folder for what is written; `campaign`, a campaign file in it. */
/** @type {Readonly<Record<string, Proof>>} */
export const proofs = {
  'npm start': { run: 'npm start -- --picture {scratch}/start.png' },
  'npm start -- FILE': { run: 'npm start -- --picture {scratch}/campaign.png {campaign}' },
  'npm test': { elsewhere: 'continuous integration calls it' },
  'npm test -- SUITE…': { run: 'npm test -- rules' },
  'npm run check': { elsewhere: 'the suite check runs all of it' },
  'npm run test:rules': { elsewhere: 'the suite unit runs all of it' },
  'npm run test:odds': { elsewhere: 'the suites unit and rules run all of it' },
  'npm run test:timers': { elsewhere: 'npm run test:long runs it' },
  'npm run test:kill': { run: 'npm run test:kill -- 3', why: 'three rounds instead of ten thousand' },
  'npm run test:power': { run: 'npm run test:power -- 1 --where-possible', why: 'one cut instead of a hundred' },
  'npm run test:fair': { elsewhere: 'npm run test:long runs it' },
  'npm run test:long': { elsewhere: 'it is run before a release' },
  'npm run -s longroll -- play FILE…': { run: 'npm run -s longroll -- play tests/scripts/campaign-alarms-stay.json' },
  'npm run -s longroll -- odds FILE': { run: 'npm run -s longroll -- odds tests/vectors/odds-storytelling-sammy.json' },
  'npm run -s longroll -- check FILE': { run: 'npm run -s longroll -- check {campaign}' },
  'npm run -s longroll -- export FILE': { run: 'npm run -s longroll -- export {campaign} --out {scratch}/script.json' },
  'npm run bench -- --guard': { elsewhere: 'it is the suite figures' },
  'npm run bench -- start panels': { elsewhere: 'the suite figures measures both' },
  'npm run bench -- start memory command odds files timers panels log': {
    run: 'npm run bench -- odds',
    why: 'one of its benches',
  },
  'npm run keys': { run: 'npm run keys' },
  'npm run keys -- --check': { elsewhere: 'e2e/keys.spec.ts does the same in the suite e2e' },
  'npm run guide': { run: 'npm run guide' },
  'npm run shots': { run: 'npm run shots -- -g "each part"', why: 'one of its windows' },
  'npm test -- unit src/campaign': { run: 'npm test -- unit src/campaign/calendar', why: 'a part of it' },
  'npm test -- e2e -g "full disk"': { elsewhere: 'the suite e2e runs it' },
  'npm run package': { elsewhere: 'the suite package packs' },
  'npm run test:package': { elsewhere: 'npm run test:long runs it' },
  'npm run licenses': { run: 'npm run licenses -- --check', why: 'what it would write is there' },
  'npm run licenses -- --check': { run: 'npm run licenses -- --check' },
  'npm run audit': { run: 'npm run audit' },
  'npm run bench': { elsewhere: 'each of its benches is run before a release' },
  'npm run fuzz:bridge': { elsewhere: 'npm run test:long runs it' },
  'npm run test:docs': { elsewhere: 'this is it' },
  'npm run runtime': { run: 'npm run runtime' },
  'npm run runtime -- --verify': { run: 'npm run runtime -- --verify' },
  'npm run dev': { run: 'npm run dev', within: 30 },
  'npm run browser': { run: 'npm run browser', within: 15 },
}
