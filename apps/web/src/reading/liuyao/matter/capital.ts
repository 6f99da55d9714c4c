/** A word with its first letter in upper case, as labels that stand alone have it; hanzi stay as they are. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
