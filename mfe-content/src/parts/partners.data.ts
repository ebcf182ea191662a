import type { LocalText } from '@aldergate/contract'

export interface OutsideLink {
  name: string
  url: string
}

export interface Partner extends OutsideLink {
  /** The partner's task in this product. */
  role: LocalText
}

/** Projects and providers that the product is built on; their names are their own. */
export const PARTNERS: readonly Partner[] = [
  {
    name: 'React',
    url: 'https://react.dev',
    role: {
      en: 'draws every screen',
      es: 'dibuja cada pantalla',
      zh: '绘制每个界面',
      fr: 'dessine chaque écran',
    },
  },
  {
    name: 'webpack',
    url: 'https://webpack.js.org',
    role: {
      en: 'builds the parts and joins them',
      es: 'construye las partes y las une',
      zh: '构建各部分并将其组合',
      fr: 'construit les parties et les assemble',
    },
  },
  {
    name: 'Jotai',
    url: 'https://jotai.org',
    role: {
      en: 'holds the state that all parts share',
      es: 'guarda el estado que comparten las partes',
      zh: '保存各部分共享的状态',
      fr: 'détient l’état que partagent les parties',
    },
  },
  {
    name: 'React Router',
    url: 'https://reactrouter.com',
    role: {
      en: 'turns addresses into pages',
      es: 'convierte direcciones en páginas',
      zh: '将地址变为页面',
      fr: 'transforme les adresses en pages',
    },
  },
  {
    name: 'styled-components',
    url: 'https://styled-components.com',
    role: {
      en: 'keeps styles beside their components',
      es: 'une cada estilo a su componente',
      zh: '让样式紧邻其组件',
      fr: 'garde chaque style près de son composant',
    },
  },
  {
    name: 'TradingView',
    url: 'https://www.tradingview.com',
    role: {
      en: 'provides the external charts',
      es: 'aporta los gráficos externos',
      zh: '提供外部图表',
      fr: 'fournit les graphiques externes',
    },
  },
  {
    name: 'Lightweight Charts',
    url: 'https://tradingview.github.io/lightweight-charts/',
    role: {
      en: 'draws our own candles',
      es: 'dibuja nuestras propias velas',
      zh: '绘制我们自己的 K 线',
      fr: 'dessine nos propres bougies',
    },
  },
  {
    name: 'ApexCharts',
    url: 'https://apexcharts.com',
    role: {
      en: 'draws bars, lines and radars',
      es: 'dibuja barras, líneas y radares',
      zh: '绘制柱状图、折线图和雷达图',
      fr: 'dessine barres, courbes et radars',
    },
  },
  {
    name: 'Valibot',
    url: 'https://valibot.dev',
    role: {
      en: 'checks what is read from outside',
      es: 'comprueba lo que llega de fuera',
      zh: '校验来自外部的数据',
      fr: 'vérifie ce qui vient de l’extérieur',
    },
  },
  {
    name: 'SortableJS',
    url: 'https://sortablejs.github.io/Sortable/',
    role: {
      en: 'lets panels be dragged',
      es: 'permite arrastrar los paneles',
      zh: '让面板可以拖动',
      fr: 'permet de déplacer les panneaux',
    },
  },
  {
    name: 'Inter',
    url: 'https://rsms.me/inter/',
    role: {
      en: 'sets words and numbers in type',
      es: 'da letra a palabras y números',
      zh: '用于文字与数字的字体',
      fr: 'est la police des mots et des nombres',
    },
  },
  {
    name: 'Playwright',
    url: 'https://playwright.dev',
    role: {
      en: 'tests every page before release',
      es: 'prueba cada página antes de publicar',
      zh: '发布前测试每个页面',
      fr: 'essaie chaque page avant publication',
    },
  },
]
