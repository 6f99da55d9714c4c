import type { Check } from './kit/check.ts'
import { isTest, isTypeScript, type SourceFile } from './kit/repository.ts'
import { syntaxOf } from './kit/syntax.ts'

/** The whole core of the turn library, in lines of code. */
const most = 1000

/** Counts the code of turn/src and holds it under its ceiling. Sizes of single files and functions are held by the linter. */
export const sizesCheck: Check = {
  name: 'sizes',
  run: ({ files }) => {
    const core = files.filter(({ path }) => path.startsWith('turn/src/') && isTypeScript(path) && !isTest(path))
    const lines = core.reduce((sum, file) => sum + codeLines(file), 0)
    const note = `turn/src ${lines} of ${most} code lines`
    return { faults: lines > most ? [`turn/src has ${lines} code lines, allowed are ${most}`] : [], note }
  },
}

/** Lines that hold code: blank lines and lines of nothing but comment are free. */
export function codeLines(file: SourceFile): number {
  const bare = syntaxOf(file).comments.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end),
    file.text,
  )
  return bare.split('\n').filter((line) => line.trim() !== '').length
}
