import { createInterface } from 'node:readline/promises'

/** A conversation with whoever sits at the terminal, or with the lines of a pipe. */
export interface Dialogue {
  /** Shows a prompt and gives the line that follows, trimmed; undefined at the end of the input. */
  readonly ask: (prompt: string) => Promise<string | undefined>
  /** Until it is called with undefined, an interrupt does `work`; a second one leaves the program. Without work the first one leaves. */
  readonly onInterrupt: (work: (() => void) | undefined) => void
  readonly close: () => void
}

/** Exit code of a program that was interrupted. */
export const interruptedCode = 130

/** The dialogue on this process's standard input and output. Lines that come before they are asked for wait their turn. */
export function processDialogue(): Dialogue {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const reader = createInterface({ input: process.stdin, terminal, ...(terminal ? { output: process.stdout } : {}) })
  const lines = reader[Symbol.asyncIterator]()
  const { interrupt, onInterrupt } = interrupts()
  reader.on('SIGINT', interrupt)
  process.on('SIGINT', interrupt)
  return {
    ask: async (prompt) => {
      if (terminal) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else process.stdout.write(prompt)
      const { value, done } = await lines.next()
      if (!terminal) process.stdout.write('\n')
      return done === true ? undefined : value.trim()
    },
    onInterrupt,
    close: () => {
      process.off('SIGINT', interrupt)
      reader.close()
    },
  }
}

/** The dialogue of a call that nobody answers: its input has ended from the start. */
export function silentDialogue(): Dialogue {
  const { interrupt, onInterrupt } = interrupts()
  process.on('SIGINT', interrupt)
  return { ask: async () => undefined, onInterrupt, close: () => void process.off('SIGINT', interrupt) }
}

/** An interrupt with work to do does it once; one without leaves the program. */
function interrupts(): Pick<Dialogue, 'onInterrupt'> & { readonly interrupt: () => void } {
  const waiting: (() => void)[] = []
  return {
    onInterrupt: (work) => void waiting.splice(0, waiting.length, ...(work === undefined ? [] : [work])),
    interrupt: () => {
      const work = waiting.pop()
      if (work === undefined) process.exit(interruptedCode)
      work()
    },
  }
}
