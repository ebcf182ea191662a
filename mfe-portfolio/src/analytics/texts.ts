import { createTexts, createTranslator } from '@aldergate/ui'

/** What the page says around its figures and tools; the specification's texts stand here to the letter. */
const EN = {
  title: 'Analytics',
  intro:
    'Key figures of your paper account and of the simulated market, charts, and tools to plan with. No figure is advice.',

  quickActions: 'Quick Actions',
  exportCsv: 'Export as CSV',
  exportPdf: 'Export as PDF',
  customiseView: 'Customise View',
  exportedCsv: 'Data exported as CSV',
  exportedPdf: 'Data exported as PDF',
  exportFailed: 'The file could not be made.',
  exportFailedHelp: 'Your figures are still here. Try again, or take the other kind of file.',

  keyFigures: 'Key figures',
  noneShown: 'Every key figure is hidden.',
  showAll: 'Show all figures',
  customiseHint:
    'Which key figures are shown, and in which order. Exported files have the same figures in the same order. The choice lasts until the page is closed or reloaded.',
  shownOf: '{shown} of {total} shown',
  moveUp: 'Move {label} up',
  moveDown: 'Move {label} down',
  resetView: 'Reset view',

  charts: 'Market charts',
  loadingChart: 'The chart is loading.',

  tools: 'Tools',
  openTool: 'Open Tool',
  loadingTool: 'The tool is loading.',
  toolFailed: 'The tool could not be loaded.',
  toolFailedHelp: 'The rest of the page goes on working.',
  'risk-calculator': 'Risk Calculator',
  'risk-calculator.text':
    'How many units to trade so that a stop costs no more than you choose, with the formula.',
  'strategy-backtester': 'Strategy Backtester',
  'strategy-backtester.text':
    'Name a signal, a stop and a target, and test them on the simulated past in the builder.',
  'market-insights': 'Market Insights',
  'market-insights.text':
    'All 51 pairs by RSI, averages, volatility, correlation, and distance to support and resistance.',
  'trade-simulator': 'Trade Simulator',
  'trade-simulator.text':
    'Replay the simulated past bar by bar and trade it with money of its own.',

  footerLinks: 'Legal and help',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  support: 'Support',

  reportSubtitle: 'Key figures of a paper account and of a simulated market',
  generated: 'Generated {when}',
  page: 'Page {page} of {count}',
  'column.figure': 'Figure',
  'column.value': 'Value',
  'column.unit': 'Unit',
  'column.trend': 'Trend',
  'column.before': 'Before',
  'column.comparedWith': 'Compared with',
  'column.dayAgo': '24 hours ago',
  'column.yesterday': 'Yesterday (UTC)',
  'column.dayEarlier': 'A day earlier',
  'column.tradeBefore': 'Before the latest closed trade',
} as const

const CATALOGUES = {
  en: EN,
  es: {
    title: 'Análisis',
    intro:
      'Cifras clave de su cuenta simulada y del mercado simulado, gráficos y herramientas para planificar. Ninguna cifra es un consejo.',

    quickActions: 'Acciones rápidas',
    exportCsv: 'Exportar como CSV',
    exportPdf: 'Exportar como PDF',
    customiseView: 'Personalizar vista',
    exportedCsv: 'Datos exportados como CSV',
    exportedPdf: 'Datos exportados como PDF',
    exportFailed: 'No se pudo crear el archivo.',
    exportFailedHelp: 'Sus cifras siguen aquí. Inténtelo de nuevo o elija el otro tipo de archivo.',

    keyFigures: 'Cifras clave',
    noneShown: 'Todas las cifras clave están ocultas.',
    showAll: 'Mostrar todas las cifras',
    customiseHint:
      'Qué cifras clave se muestran y en qué orden. Los archivos exportados llevan las mismas cifras en el mismo orden. La elección dura hasta que se cierre o recargue la página.',
    shownOf: '{shown} de {total} visibles',
    moveUp: 'Subir {label}',
    moveDown: 'Bajar {label}',
    resetView: 'Restablecer vista',

    charts: 'Gráficos de mercado',
    loadingChart: 'El gráfico se está cargando.',

    tools: 'Herramientas',
    openTool: 'Abrir herramienta',
    loadingTool: 'La herramienta se está cargando.',
    toolFailed: 'No se pudo cargar la herramienta.',
    toolFailedHelp: 'El resto de la página sigue funcionando.',
    'risk-calculator': 'Calculadora de riesgo',
    'risk-calculator.text':
      'Cuántas unidades operar para que un stop no cueste más de lo que elija, con la fórmula.',
    'strategy-backtester': 'Backtest de estrategias',
    'strategy-backtester.text':
      'Indique una señal, un stop y un objetivo, y pruébelos con el pasado simulado en el constructor.',
    'market-insights': 'Visión del mercado',
    'market-insights.text':
      'Los 51 pares por RSI, medias, volatilidad, correlación y distancia al soporte y a la resistencia.',
    'trade-simulator': 'Simulador de operaciones',
    'trade-simulator.text':
      'Reproduzca el pasado simulado vela a vela y opérelo con dinero propio del simulador.',

    footerLinks: 'Legal y ayuda',
    privacyPolicy: 'Política de privacidad',
    termsOfService: 'Condiciones del servicio',
    support: 'Soporte',

    reportSubtitle: 'Cifras clave de una cuenta simulada y de un mercado simulado',
    generated: 'Generado el {when}',
    page: 'Página {page} de {count}',
    'column.figure': 'Cifra',
    'column.value': 'Valor',
    'column.unit': 'Unidad',
    'column.trend': 'Tendencia',
    'column.before': 'Antes',
    'column.comparedWith': 'Comparado con',
    'column.dayAgo': 'Hace 24 horas',
    'column.yesterday': 'Ayer (UTC)',
    'column.dayEarlier': 'Un día antes',
    'column.tradeBefore': 'Antes de la última operación cerrada',
  },
  zh: {
    title: '分析',
    intro: '您的模拟账户与模拟市场的关键指标、图表以及规划工具。任何数字均不构成建议。',

    quickActions: '快捷操作',
    exportCsv: '导出为 CSV',
    exportPdf: '导出为 PDF',
    customiseView: '自定义视图',
    exportedCsv: '数据已导出为 CSV',
    exportedPdf: '数据已导出为 PDF',
    exportFailed: '无法生成文件。',
    exportFailedHelp: '您的数据仍在此处。请重试，或改用另一种文件格式。',

    keyFigures: '关键指标',
    noneShown: '所有关键指标均已隐藏。',
    showAll: '显示全部指标',
    customiseHint:
      '选择显示哪些关键指标及其顺序。导出的文件包含相同的指标和顺序。此选择在页面关闭或重新加载前有效。',
    shownOf: '已显示 {shown}/{total} 项',
    moveUp: '上移{label}',
    moveDown: '下移{label}',
    resetView: '重置视图',

    charts: '市场图表',
    loadingChart: '图表加载中。',

    tools: '工具',
    openTool: '打开工具',
    loadingTool: '工具加载中。',
    toolFailed: '无法加载该工具。',
    toolFailedHelp: '页面的其余部分仍可正常使用。',
    'risk-calculator': '风险计算器',
    'risk-calculator.text': '计算仓位大小，使止损的代价不超过您的设定，并列出公式。',
    'strategy-backtester': '策略回测',
    'strategy-backtester.text': '设定信号、止损和目标，在策略构建器中用模拟历史进行测试。',
    'market-insights': '市场洞察',
    'market-insights.text':
      '全部 51 个交易对的 RSI、均线、波动率、相关性，以及与支撑位和阻力位的距离。',
    'trade-simulator': '交易模拟器',
    'trade-simulator.text': '逐根回放模拟历史，并用独立的资金进行交易。',

    footerLinks: '法律与帮助',
    privacyPolicy: '隐私政策',
    termsOfService: '服务条款',
    support: '支持',

    reportSubtitle: '模拟账户与模拟市场的关键指标',
    generated: '生成于 {when}',
    page: '第 {page} 页，共 {count} 页',
    'column.figure': '指标',
    'column.value': '数值',
    'column.unit': '单位',
    'column.trend': '趋势',
    'column.before': '此前',
    'column.comparedWith': '比较对象',
    'column.dayAgo': '24 小时前',
    'column.yesterday': '昨日（UTC）',
    'column.dayEarlier': '一日前',
    'column.tradeBefore': '最近一笔平仓之前',
  },
  fr: {
    title: 'Analyse',
    intro:
      'Les chiffres clés de votre compte fictif et du marché simulé, des graphiques, et des outils pour préparer vos ordres. Aucun chiffre n’est un conseil.',

    quickActions: 'Actions rapides',
    exportCsv: 'Exporter en CSV',
    exportPdf: 'Exporter en PDF',
    customiseView: 'Personnaliser la vue',
    exportedCsv: 'Données exportées en CSV',
    exportedPdf: 'Données exportées en PDF',
    exportFailed: 'Le fichier n’a pas pu être créé.',
    exportFailedHelp:
      'Vos chiffres sont toujours là. Réessayez, ou choisissez l’autre type de fichier.',

    keyFigures: 'Chiffres clés',
    noneShown: 'Tous les chiffres clés sont masqués.',
    showAll: 'Afficher tous les chiffres',
    customiseHint:
      'Les chiffres clés affichés, et leur ordre. Les fichiers exportés ont les mêmes chiffres dans le même ordre. Ce choix vaut jusqu’à la fermeture ou au rechargement de la page.',
    shownOf: '{shown} sur {total} affichés',
    moveUp: 'Monter {label}',
    moveDown: 'Descendre {label}',
    resetView: 'Réinitialiser la vue',

    charts: 'Graphiques de marché',
    loadingChart: 'Le graphique se charge.',

    tools: 'Outils',
    openTool: 'Ouvrir l’outil',
    loadingTool: 'L’outil se charge.',
    toolFailed: 'L’outil n’a pas pu être chargé.',
    toolFailedHelp: 'Le reste de la page continue de fonctionner.',
    'risk-calculator': 'Calculateur de risque',
    'risk-calculator.text':
      'Combien d’unités négocier pour qu’un stop ne coûte pas plus que vous ne le voulez, avec la formule.',
    'strategy-backtester': 'Backtest de stratégie',
    'strategy-backtester.text':
      'Indiquez un signal, un stop et un objectif, puis testez-les sur le passé simulé dans le constructeur.',
    'market-insights': 'Lecture du marché',
    'market-insights.text':
      'Les 51 paires par RSI, moyennes, volatilité, corrélation, et distance au support et à la résistance.',
    'trade-simulator': 'Simulateur de trading',
    'trade-simulator.text':
      'Rejouez le passé simulé bougie par bougie et négociez-le avec un capital à part.',

    footerLinks: 'Mentions légales et aide',
    privacyPolicy: 'Politique de confidentialité',
    termsOfService: 'Conditions d’utilisation',
    support: 'Assistance',

    reportSubtitle: 'Chiffres clés d’un compte fictif et d’un marché simulé',
    generated: 'Généré le {when}',
    page: 'Page {page} sur {count}',
    'column.figure': 'Chiffre',
    'column.value': 'Valeur',
    'column.unit': 'Unité',
    'column.trend': 'Tendance',
    'column.before': 'Avant',
    'column.comparedWith': 'Comparé à',
    'column.dayAgo': 'Il y a 24 heures',
    'column.yesterday': 'Hier (UTC)',
    'column.dayEarlier': 'Un jour plus tôt',
    'column.tradeBefore': 'Avant la dernière transaction clôturée',
  },
} as const

export const useText = createTexts(CATALOGUES)

/** For a file that is written in another language than the screen. */
export const analyticsTextsIn = createTranslator(CATALOGUES)
