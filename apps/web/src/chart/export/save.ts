import type { StandingPicture } from './standing.ts'

/** Hands a picture to the browser's downloads as SVG. */
export function saveSvg(picture: StandingPicture, name: string): void {
  save(new Blob([picture.text], { type: 'image/svg+xml' }), `${name}.svg`)
}

/** The same as PNG, twice as fine. Rejects where the browser cannot draw it. */
export async function savePng({ text, width, height }: StandingPicture, name: string): Promise<void> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  const context = canvas.getContext('2d')
  if (context === null) throw new TypeError('The canvas has no 2d context.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new TypeError('The canvas gave no picture.')
  save(blob, `${name}.png`)
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
