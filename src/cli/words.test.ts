import { afterEach, expect, it } from 'vitest'
import { percent } from '../text/odds'
import { findingText } from './findings'
import { speak, t } from './words'

afterEach(() => speak('en'))

it('the command line speaks English, and German when it is told to, in all that it says', () => {
  const said = () => [
    findingText({ key: 'file-damaged', found: 'length' }),
    t('cli.written', { file: 'a' }),
    percent(0.001),
  ]
  expect(said()).toEqual(['The file is damaged: it is not whole.', 'Written: a', 'under 1 %'])
  speak('de')
  expect(said()).toEqual(['Die Datei ist beschädigt: sie ist nicht vollständig.', 'Geschrieben: a', 'unter 1 %'])
})
