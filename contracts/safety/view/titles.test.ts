import { describe, expect, test } from 'vitest'
import { hideTitles } from './titles.ts'

describe('titles', () => {
  test('in title marks are hidden', () => expect(hideTitles('看《活着》')).toBe('看某作'))
  test('in quotation marks are hidden beside a word for a work', () => expect(hideTitles('the film "Dead Man" was long')).toBe('the film  x  was long'))
  test('are not what somebody wrote down', () => expect(hideTitles('I wrote "no more" on a card')).toBe('I wrote "no more" on a card'))
  test('are not hidden where the speaker adopts them', () => expect(hideTitles('歌里唱“不想醒”，我也是')).toBe('歌里唱“不想醒”，我也是'))
})
