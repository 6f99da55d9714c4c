import type { Page } from 'playwright-core'
import { wordsOf } from './words.ts'

const { cast, category } = wordsOf.en

/** From the casting page in English to the plate: asks, chooses the matter, throws all six lines at once. */
export async function castOn(page: Page, question: string): Promise<void> {
  await startThrowing(page, question)
  await page.getByRole('button', { name: cast['toss.rest'] }).click()
  await page.getByRole('button', { name: cast['plate.read'] }).waitFor()
}

/** From the casting page in English to the first throw. */
export async function startThrowing(page: Page, question: string): Promise<void> {
  await page.getByLabel(cast.question).fill(question)
  await page.getByText(category).first().click()
  await page.getByRole('button', { name: cast['coins.start'] }).click()
}
