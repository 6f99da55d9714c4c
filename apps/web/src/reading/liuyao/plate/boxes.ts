import { barHeight, type Box, type Group, type Shape } from './drawing.ts'
import { textWidth } from './text-width.ts'

/** The rectangle that a shape takes up; a text's is estimated from its letters. */
export function boxOf(shape: Shape): Box {
  switch (shape.kind) {
    case 'text': {
      const width = shape.runs.reduce((sum, { text }) => sum + textWidth(text, shape.size), 0)
      return { x: shape.middle === true ? shape.x - width / 2 : shape.x, y: shape.y - shape.size * 0.84, width, height: shape.size * 1.02 }
    }
    case 'bar':
      return { x: shape.x, y: shape.y - barHeight / 2, width: shape.width, height: barHeight }
    case 'circle':
    case 'cross':
      return { x: shape.x - 6.5, y: shape.y - 6.5, width: 13, height: 13 }
    case 'rule':
      return { x: 0, y: shape.y, width: shape.width, height: shape.thickness }
    case 'wash':
      return { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
  }
}

/** The rectangle around everything of a group. */
export function groupBox({ shapes }: Group): Box {
  const boxes = shapes.map(boxOf)
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
