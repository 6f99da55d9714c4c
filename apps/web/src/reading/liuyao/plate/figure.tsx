import { createElement, Fragment, type ReactNode } from 'react'
import { groupBox } from './boxes.ts'
import { barHeight, type Drawing, type Group, type Run, type Shape, type Tone } from './drawing.ts'

/** A fact that is pointed at: its own element is outlined, or else the lines that it is about. */
export type Pointed = { readonly id: string; readonly lines: readonly number[] }

type FigureProps = {
  readonly drawing: Drawing
  readonly pointed?: Pointed | undefined
  /** Lines that the reading leans on, marked at the left edge of their rows. */
  readonly marked?: readonly number[] | undefined
  readonly onFact?: ((fact: string | undefined) => void) | undefined
}

/** A drawing as SVG. Colours are tokens, so light, dark and print need no second one. */
export function Figure({ drawing, pointed, marked = [], onFact }: FigureProps): ReactNode {
  const { width, height, bleed, sentence, groups } = drawing
  const full = width + 2 * bleed
  return (
    <svg
      role="img"
      aria-label={sentence}
      viewBox={`${-bleed} 0 ${full} ${height}`}
      width={full}
      height={height}
      className="block max-w-none"
      style={{ marginInline: -bleed }}
      onPointerOver={onFact === undefined ? undefined : (event) => onFact(factUnder(event.target))}
      onPointerLeave={onFact === undefined ? undefined : () => onFact(undefined)}
    >
      {all(groups.map(drawnGroup))}
      {marked.map((line) => (
        <Marked key={line} group={lineGroup(groups, line)} bleed={bleed} />
      ))}
      {pointed === undefined ? null : outlined(groups, pointed).map((group) => <Outline key={group.fact} group={group} />)}
    </svg>
  )
}

/** Parts that stand in a fixed order and so need no keys. */
function all(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, {}, ...parts)
}

function drawnGroup({ fact, shapes }: Group): ReactNode {
  return <g data-fact={fact}>{all(shapes.map(drawn))}</g>
}

function factUnder(target: EventTarget): string | undefined {
  return target instanceof Element ? (target.closest('[data-fact]')?.getAttribute('data-fact') ?? undefined) : undefined
}

function lineGroup(groups: readonly Group[], line: number): Group | undefined {
  return groups.find(({ fact }) => fact === `line.${line}`)
}

function outlined(groups: readonly Group[], { id, lines }: Pointed): readonly Group[] {
  const own = groups.filter(({ fact }) => fact === id)
  return own.length > 0 ? own : groups.filter(({ fact }) => lines.some((line) => fact === `line.${line}`))
}

/** An outline around the element of a fact, 3 px off. */
function Outline({ group }: { readonly group: Group }): ReactNode {
  const { x, y, width, height } = groupBox(group)
  return <rect x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx="2" fill="none" stroke="var(--cinnabar)" strokeWidth="1.5" />
}

function Marked({ group, bleed }: { readonly group: Group | undefined; readonly bleed: number }): ReactNode {
  if (group === undefined) return null
  const { y, height } = groupBox(group)
  return <rect x={-bleed} y={y + height / 2 - 14} width="2" height="28" fill="var(--bamboo)" />
}

function drawn(shape: Shape): ReactNode {
  switch (shape.kind) {
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          textAnchor={shape.middle === true ? 'middle' : undefined}
          fontWeight={shape.bold === true ? 600 : undefined}
        >
          {all(shape.runs.map(said))}
        </text>
      )
    case 'bar':
      return <Bar {...shape} />
    case 'circle':
      return <circle cx={shape.x} cy={shape.y} r="5.5" fill="none" stroke="var(--cinnabar)" strokeWidth="1.8" />
    case 'cross':
      return <path d={crossPath(shape.x, shape.y)} stroke="var(--cinnabar)" strokeWidth="1.8" strokeLinecap="round" />
    case 'rule':
      return <path d={`M0 ${shape.y}H${shape.width}`} style={{ stroke: paint(shape.tone) }} strokeWidth={shape.thickness} />
    case 'wash':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} fill={paint(shape.tone)} />
  }
}

function said({ text, tone, hanzi }: Run): ReactNode {
  if (tone === undefined && hanzi === undefined) return text
  return (
    <tspan lang={hanzi === true ? 'zh-Hans' : undefined} style={tone === undefined ? undefined : { fill: paint(tone) }}>
      {text}
    </tspan>
  )
}

/** A line: whole, or broken by a fifth of its width. */
function Bar({ x, y, width, yang, tone, faded }: Extract<Shape, { kind: 'bar' }>): ReactNode {
  const top = y - barHeight / 2
  const opacity = faded === true ? 0.62 : undefined
  const fill = paint(tone)
  if (yang) return <rect x={x} y={top} width={width} height={barHeight} rx="1" fill={fill} opacity={opacity} />
  const half = (width - Math.round(0.2 * width)) / 2
  return (
    <g opacity={opacity} fill={fill}>
      <rect x={x} y={top} width={half} height={barHeight} rx="1" />
      <rect x={x + width - half} y={top} width={half} height={barHeight} rx="1" />
    </g>
  )
}

function crossPath(x: number, y: number): string {
  return `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`
}

function paint(tone: Tone): string {
  return tone === 'ink' ? 'currentColor' : `var(--${tone})`
}
