const parts = /[\s.,。，、·…*_/|\-~～+=#^]+|[^\s.,。，、·…*_/|\-~～+=#^]+/g
const single = /^[\u3400-\u9fff]$/
const separator = /^[\s.,。，、·…*_/|\-~～+=#^]/
const markBetween = /(?<=[\u3400-\u9fff])[*_/|·+#^丶丨•●○◦°`´]+(?=[\u3400-\u9fff])/g

const setApart =
  /(?<![\u3400-\u9fff])[\u3400-\u9fff][\s.,。，、·…*_/|\-~～+=#^]{1,8}[\u3400-\u9fff][\s.,。，、·…*_/|\-~～+=#^]{1,8}[\u3400-\u9fff](?![\u3400-\u9fff])/

const joinRuns = (text: string): string => {
  const out: string[] = []
  let run: string[] = []
  let between: string[] = []
  const flush = (): void => {
    if (run.length >= 3) out.push(run.join(''), between.at(run.length - 1) ?? '')
    else run.forEach((character, index) => out.push(character, between[index] ?? ''))
    run = []
    between = []
  }
  for (const [part] of text.matchAll(parts)) {
    if (separator.test(part)) {
      if (run.length > between.length) between.push(part)
      else out.push(part)
    } else if (single.test(part)) run.push(part)
    else {
      flush()
      out.push(part)
    }
  }
  flush()
  return out.join('')
}

/** Joins characters set apart one by one ("不.想.活"): three or more single characters in a row, whatever stands between them. */
export const joinSpaced = (text: string): string => (setApart.test(text) ? joinRuns(text) : text).replace(markBetween, '')
