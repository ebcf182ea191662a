import { createTexts } from '@aldergate/ui'

const EN = {
  noData: 'No data yet',
  loadingChart: 'The chart is loading',
  chartFailed: 'The chart could not be drawn.',
  chartFailedHelp: 'The same values are in the table below.',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  category: 'Category',
  value: 'Value',
  share: 'Share',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    noData: 'Aún no hay datos',
    loadingChart: 'El gráfico se está cargando',
    chartFailed: 'No se ha podido dibujar el gráfico.',
    chartFailedHelp: 'Los mismos valores están en la tabla de abajo.',
    showTable: 'Mostrar como tabla',
    hideTable: 'Ocultar la tabla',
    category: 'Categoría',
    value: 'Valor',
    share: 'Proporción',
  },
  zh: {
    noData: '暂无数据',
    loadingChart: '图表加载中',
    chartFailed: '无法绘制图表。',
    chartFailedHelp: '相同的数值见下方表格。',
    showTable: '以表格显示',
    hideTable: '隐藏表格',
    category: '类别',
    value: '数值',
    share: '占比',
  },
  fr: {
    noData: 'Pas encore de données',
    loadingChart: 'Le graphique se charge',
    chartFailed: 'Le graphique n’a pas pu être tracé.',
    chartFailedHelp: 'Les mêmes valeurs sont dans le tableau ci-dessous.',
    showTable: 'Afficher en tableau',
    hideTable: 'Masquer le tableau',
    category: 'Catégorie',
    value: 'Valeur',
    share: 'Part',
  },
})
