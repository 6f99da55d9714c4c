import type { ReactNode } from 'react'
import { motions, useMotion } from '../../theme/motion.ts'
import { themes, useTheme } from '../../theme/theme.ts'
import { Choice } from '../../ui/choice.tsx'
import { useLanguage, useWords } from '../../words/index.ts'
import { Line, Section } from './section.tsx'
import { settingsWords } from './words.ts'

const languageNames = [
  { value: 'zh-Hans', label: <span lang="zh-Hans">中文</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

/** Language, theme and motion of this device. */
export function LookSection(): ReactNode {
  const say = useWords(settingsWords)
  const [language, setLanguage] = useLanguage()
  const [theme, setTheme] = useTheme()
  const [motion, setMotion] = useMotion()
  const themeOptions = themes.map((value) => ({ value, label: say(`theme.${value}`) }))
  return (
    <Section title={say('look')}>
      <Line name={say('language')} what={say('language.what')}>
        <Choice label={say('language')} hideLabel options={languageNames} value={language} onChange={setLanguage} />
      </Line>
      <Line name={say('theme')} what={say('theme.what')}>
        <Choice label={say('theme')} hideLabel options={themeOptions} value={theme} onChange={setTheme} />
      </Line>
      <Line name={say('motion')} what={say('motion.what')}>
        <Choice
          label={say('motion')}
          hideLabel
          options={motions.map((value) => ({ value, label: say(`motion.${value}`) }))}
          value={motion}
          onChange={setMotion}
        />
      </Line>
    </Section>
  )
}
