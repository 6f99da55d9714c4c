/** The tokens of the light theme as colours, for pictures that leave the page. */
export const lightTheme: Readonly<Record<string, string>> = {
  '--paper': '#faf8f3',
  '--raised': '#fffdf9',
  '--sunken': '#f2eee5',
  '--ink': '#1e1b18',
  '--ink-2': '#544d45',
  '--ink-3': '#6d655b',
  '--line': '#ddd6c8',
  '--line-ui': '#8c8377',
  '--act': '#26221e',
  '--on-act': '#fdfbf6',
  '--cinnabar': '#a2361f',
  '--cinnabar-wash': '#f7e8e1',
  '--ochre': '#7d5a14',
  '--font-ui': 'system-ui, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif',
  '--font-read': '"Noto Serif", "Songti SC", "Noto Serif CJK SC", serif',
}
