import { createElement, Fragment, type ReactNode, type Ref } from 'react'
import type { ChartDrawing, ChartRun, ChartShape, Paint } from './shapes.ts'

/** A drawing as SVG. Colours are tokens, so light, dark and print need no second one. */
export function ChartSvg({ drawing, ref }: { readonly drawing: ChartDrawing; readonly ref?: Ref<SVGSVGElement> }): ReactNode {
  const { width, height, sentence, shapes } = drawing
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={sentence}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      width={width + 2}
      height={height + 2}
      className="block max-w-none"
    >
      {all(shapes.map(drawn))}
    </svg>
  )
}

/** Parts that stand in a fixed order and so need no keys. */
function all(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, {}, ...parts)
}

function drawn(shape: ChartShape): ReactNode {
  if (shape.kind === 'path') {
    const { d, stroke, thick, fill, dotted } = shape
    return (
      <path
        d={d}
        stroke={stroke === undefined ? undefined : paint(stroke)}
        strokeWidth={thick}
        fill={fill === undefined ? 'none' : paint(fill)}
        strokeDasharray={dotted === true ? '2 3' : undefined}
      />
    )
  }
  const { x, y, anchor, runs, fact, read } = shape
  return (
    <text x={rounded(x)} y={rounded(y)} textAnchor={anchor} data-fact={fact} style={read === true ? { fontFamily: 'var(--font-read)' } : undefined}>
      {all(runs.map(said))}
    </text>
  )
}

function said({ text, size, tone, bold, under }: ChartRun): ReactNode {
  return (
    <tspan
      fontSize={rounded(size)}
      fontWeight={bold === true ? 600 : undefined}
      textDecoration={under === true ? 'underline' : undefined}
      style={tone === undefined ? undefined : { fill: paint(tone) }}
    >
      {text}
    </tspan>
  )
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function paint(tone: Paint): string {
  return tone === 'ink' ? 'currentColor' : `var(--${tone})`
}
