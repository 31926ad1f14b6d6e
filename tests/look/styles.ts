import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../src/renderer')

/** A declaration of a style sheet or of a component's own style, and where it stands. */
export interface Declaration {
  readonly file: string
  readonly selector: string
  readonly property: string
  readonly value: string
}

export interface Rule {
  readonly file: string
  readonly selector: string
  readonly declarations: readonly Declaration[]
}

export const readStyle = (file: string): string => readFileSync(join(folder, file), 'utf8')

const withoutComments = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '')

/** Every file that has styles, but the tokens themselves. */
function styles(): readonly { readonly file: string; readonly css: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(css|vue)$/.test(name) && name !== 'styles/tokens.css')
    .toSorted()
    .map((file) => {
      const text = readStyle(file)
      const css = file.endsWith('.css')
        ? text
        : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, body = '']) => body).join('\n')
      return { file, css: withoutComments(css) }
    })
}

/** All rules; those within a query are told like any other. */
export const rules: readonly Rule[] = styles().flatMap(({ file, css }) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']): Rule => ({
    file,
    selector: selector.trim().replace(/\s+/g, ' '),
    declarations: body.split(';').flatMap((line): readonly Declaration[] => {
      const [property, ...value] = line.split(':')
      if (property === undefined || value.length === 0) return []
      return [
        {
          file,
          selector: selector.trim().replace(/\s+/g, ' '),
          property: property.trim(),
          value: value.join(':').trim().replace(/\s+/g, ' '),
        },
      ]
    }),
  })),
)

export const declarations: readonly Declaration[] = rules.flatMap((rule) => rule.declarations)

export const tokensIn = (value: string): readonly string[] =>
  [...value.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name]) => name ?? [])

export type Theme = Readonly<Record<string, string>>

/** The colours of a block of tokens.css, as six hex digits. */
function colours(selector: string): Theme {
  const css = withoutComments(readStyle('styles/tokens.css'))
  const body = css.slice(css.indexOf(`${selector} {`)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*#([0-9a-f]{3}|[0-9a-f]{6});/gi)].map(([, name = '', hex = '']) => [
      name,
      hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex,
    ]),
  )
}

/** Light and high contrast change some of the dark theme. */
export const themes: Readonly<Record<'dark' | 'light' | 'contrast', Theme>> = {
  dark: colours(':root'),
  light: { ...colours(':root'), ...colours('.light') },
  contrast: { ...colours(':root'), ...colours('.contrast') },
}
