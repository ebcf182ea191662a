import { space } from './tokens'

/**
 * Print styles: the content without the app around it (`data-screen-only`), collapsed parts expanded, and the address
 * of links, which cannot be clicked. Drawings in the colours of the dark theme are inverted with their hue kept, so
 * that light ink becomes dark.
 */
export const printCss = `
  @media print {
    @page {
      margin: 18mm;
    }

    body {
      background: none;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }

    :root:not([data-theme='light']) :is(canvas, .apexcharts-svg) {
      filter: invert(1) hue-rotate(180deg);
    }

    [data-screen-only],
    .Toastify {
      display: none !important;
    }

    main {
      padding: 0 !important;
    }

    [hidden='until-found'] {
      content-visibility: visible !important;
    }

    h1, h2, h3, h4, h5 {
      break-after: avoid;
    }

    figure, table, pre, li {
      break-inside: avoid;
    }

    /* Where a sheet ends, Firefox prints the grids and columns around cards on top of each other. */
    @supports (-moz-appearance: none) {
      main :is(section:has(section, article), :has(section > header)) {
        display: flow-root !important;
      }

      main :is(section:has(section, article), :has(section > header)) > * + * {
        margin-top: ${space(4)};
      }

      main section:has(> header) {
        break-inside: avoid;
      }
    }

    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      margin-inline-start: ${space(1)};
      overflow-wrap: anywhere;
    }
  }
`
