import { stillness } from './stillness'
import { color, font, fontSize, fontWeight, media, size, space } from './tokens'

/** The page's ground: a small reset, the base text, focus, selection, pointers and motion. */
export const resetCss = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    scroll-padding-top: calc(${size.navbar} + ${space(3)});
    scrollbar-gutter: stable;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    min-height: 100vh;
    margin: 0;
    background: ${color.bg};
    color: ${color.t1};
    font-family: ${font.text};
    font-size: ${fontSize.s13};
    font-weight: ${fontWeight.regular};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 18px;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, pre {
    margin: 0;
    padding: 0;
  }

  /* Inter's tabular figures also widen the hyphen: sentences keep the proportional ones. */
  h1, h2, h3, h4, p, a, label, legend, button {
    font-variant-numeric: proportional-nums lining-nums;
  }

  h1, h2, h3, h4 {
    font-weight: ${fontWeight.semibold};
    text-wrap: balance;
  }

  /* Balanced, a line of Chinese would end within a word: kept together, it ends at a punctuation mark. */
  :is(h1, h2, h3, h4):lang(zh) {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }

  /* Otherwise a date that heads a row would break after each character. */
  th:lang(zh) {
    word-break: keep-all;
  }

  h1 { font-size: ${fontSize.s20}; line-height: 28px; }
  h2 { font-size: ${fontSize.s16}; line-height: 24px; }
  h3 { font-size: ${fontSize.s13}; line-height: 18px; }

  /* Without specificity, so that a list can ask for its numbers. */
  :where(ul[class], ol[class]) {
    list-style: none;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  img, svg, iframe, video, canvas {
    max-width: 100%;
    vertical-align: middle;
  }

  iframe {
    border: 0;
  }

  button, input, select, textarea {
    margin: 0;
    font: inherit;
    font-variant-numeric: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  button, select, summary, label[for] {
    cursor: pointer;
  }

  :disabled, [aria-disabled='true'] {
    cursor: not-allowed;
  }

  table {
    border-collapse: collapse;
    border-spacing: 0;
  }

  code, kbd, samp, pre {
    font-family: ${font.mono};
    font-size: ${fontSize.s12};
  }

  a {
    color: ${color.accent};
    text-underline-offset: 2px;
  }

  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid ${color.border};
  }

  ::placeholder {
    color: ${color.t3};
    opacity: 1;
  }

  ::selection {
    background: ${color.accentFill};
    color: ${color.onFill};
  }

  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  /* The app itself moves the focus here, as after a navigation; neither is a control. */
  h1:focus, main:focus {
    outline: none;
  }

  /* The document's own message while the app is slow to load. */
  #start {
    position: fixed;
    inset: auto 0 0;
    z-index: 300;
    padding: ${space(3)} ${space(4)};
    background: ${color.s2};
    border-top: 1px solid ${color.border};
  }

  [hidden]:not([hidden='until-found']) {
    display: none !important;
  }

  /* An attribute, because with a pseudo-class such as :modal the browser draws a frame for each added element. */
  :root:has(dialog[open]) {
    overflow: hidden;
  }

  /* Otherwise the strip of the gutter stays black beside a full-screen element. */
  :root[data-fullscreen] {
    scrollbar-gutter: auto;
  }

  ${media.coarsePointer} {
    button, select, summary, input:not([type='checkbox'], [type='radio']) {
      min-width: ${size.touch};
      min-height: ${size.touch};
    }

    /* Only links outside of sentences, which must stay in their line. The styles of a component take precedence. */
    :where(div > a, nav > a, section > a, ul[class] > li > a) {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
    }
  }

  ${media.reducedMotion} {${stillness()}}
`
