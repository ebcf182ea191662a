import { createTexts } from '@aldergate/ui'

/** What the first page of a new trader says. */
const EN = {
  title: 'Getting Started',
  intro:
    'Seven things to try. Each ticks itself once you have done it; there is nothing to tick here.',

  checklist: 'Checklist',
  progress: '{done} of {total} done',
  done: 'Done',
  open: 'Not yet',
  notStored:
    'The ticks are read from your trades, tests, alerts and settings, and are stored nowhere themselves.',
  allDone: 'That was all of it. The guides go further.',
  guides: 'Open the guides',

  'step.trade': 'Fill your first paper order',
  'step.trade.text':
    'Type 0.1 as the amount of BTC/GBP and press Buy; £50,000 of paper cash is waiting.',
  'step.trade.link': 'Go to the order ticket',
  'step.layout': 'Hide or move a panel',
  'step.layout.text': 'Press the cross on a panel, or drag it by its dots. Panels brings it back.',
  'step.layout.link': 'Go to the first panel',
  'step.test': 'Run a strategy test',
  'step.test.text':
    'Choose a template, give it a name and press Test Strategy; it takes three seconds.',
  'step.test.link': 'Go to the strategy panel',
  'step.alert': 'Save an alert rule',
  'step.alert.text': 'Choose a pair and a level away from the current price.',
  'step.alert.link': 'Go to the alert form',
  'step.watchlist': 'Add a pair to your watchlist',
  'step.watchlist.text':
    'Add to Watchlist on an insight card types the symbol for you; confirm it.',
  'step.watchlist.link': 'Go to the insights',
  'step.settings': 'Change a setting',
  'step.settings.text':
    'The theme, the language or the time zone. Save Settings applies it everywhere.',
  'step.settings.link': 'Go to Settings',
  'step.keeping': 'Decide to keep your data',
  'step.keeping.text': 'Without it, a reload begins anew. Leave this one open if that suits you.',
  'step.keeping.link': 'Go to Your data',

  places: 'Where everything is',
  dashboard: 'Dashboard',
  'dashboard.text': 'Thirty panels: order ticket, feeds, alerts, risk, reports.',
  analytics: 'Analytics',
  'analytics.text': 'Ten key figures with their trend, market charts and four tools.',
  support: 'Support',
  'support.text': 'Sample tickets, short answers, and a chat with a simulated agent.',
  portfolio: 'Portfolio',
  'portfolio.text': 'Cash, holdings and what they have gained or lost.',
  strategyBuilder: 'Strategy Builder',
  'strategyBuilder.text': 'Conditions, stop and target, read back in words.',
  tradingView: 'Trading View',
  'tradingView.text': 'An external chart of BTCUSD, a watchlist, an order book and news.',
  news: 'Market News',
  'news.text': 'Sample articles by category and topic, with a search.',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Primeros pasos',
    intro:
      'Siete cosas que probar. Cada una se marca sola cuando la ha hecho; aquí no hay nada que marcar.',
    checklist: 'Lista',
    progress: '{done} de {total} hechas',
    done: 'Hecho',
    open: 'Pendiente',
    notStored:
      'Las marcas se deducen de sus operaciones, pruebas, alertas y ajustes, y no se guardan en ninguna parte.',
    allDone: 'Eso era todo. Las guías van más allá.',
    guides: 'Abrir las guías',

    'step.trade': 'Ejecute su primera orden simulada',
    'step.trade.text':
      'Escriba 0.1 como cantidad de BTC/GBP y pulse Comprar; le esperan 50.000 £ de efectivo simulado.',
    'step.trade.link': 'Ir al ticket de órdenes',
    'step.layout': 'Oculte o mueva un panel',
    'step.layout.text':
      'Pulse la cruz de un panel, o arrástrelo por sus puntos. Paneles lo devuelve.',
    'step.layout.link': 'Ir al primer panel',
    'step.test': 'Pruebe una estrategia',
    'step.test.text':
      'Elija una plantilla, póngale un nombre e inicie la prueba; dura tres segundos.',
    'step.test.link': 'Ir al panel de estrategias',
    'step.alert': 'Guarde una regla de alerta',
    'step.alert.text': 'Elija un par y un nivel alejado del precio actual.',
    'step.alert.link': 'Ir al formulario de alertas',
    'step.watchlist': 'Añada un par a su lista de seguimiento',
    'step.watchlist.text':
      'En una tarjeta de análisis, añadir a la lista escribe el símbolo por usted; confírmelo.',
    'step.watchlist.link': 'Ir a los análisis',
    'step.settings': 'Cambie un ajuste',
    'step.settings.text':
      'El tema, el idioma o la zona horaria. Al guardar se aplica en todas partes.',
    'step.settings.link': 'Ir a Ajustes',
    'step.keeping': 'Decida si conserva sus datos',
    'step.keeping.text':
      'Sin ello, al recargar se empieza de nuevo. Deje este punto abierto si así le conviene.',
    'step.keeping.link': 'Ir a Sus datos',

    places: 'Dónde está todo',
    dashboard: 'Panel',
    'dashboard.text':
      'Treinta paneles: ticket de órdenes, cotizaciones, alertas, riesgo, informes.',
    analytics: 'Analítica',
    'analytics.text':
      'Diez indicadores clave con su tendencia, gráficos de mercado y cuatro herramientas.',
    support: 'Soporte',
    'support.text': 'Solicitudes de muestra, respuestas breves y un chat con un agente simulado.',
    portfolio: 'Cartera',
    'portfolio.text': 'Efectivo, posiciones y lo que han ganado o perdido.',
    strategyBuilder: 'Estrategias',
    'strategyBuilder.text': 'Condiciones, stop y objetivo, releídos en palabras.',
    tradingView: 'Vista de mercado',
    'tradingView.text':
      'Un gráfico externo de BTCUSD, una lista de seguimiento, un libro de órdenes y noticias.',
    news: 'Noticias',
    'news.text': 'Artículos de muestra por categoría y tema, con búsqueda.',
  },
  zh: {
    title: '入门',
    intro: '七件可以尝试的事。完成后会自动打勾，无需手动勾选。',
    checklist: '清单',
    progress: '已完成 {done} / {total}',
    done: '已完成',
    open: '未完成',
    notStored: '勾选状态取自您的交易、测试、提醒和设置，本身不会存储在任何地方。',
    allDone: '全部完成。指南中还有更多内容。',
    guides: '打开指南',

    'step.trade': '成交第一笔模拟委托',
    'step.trade.text': '在 BTC/GBP 的数量中输入 0.1，然后按“买入”；£50,000 模拟资金已就绪。',
    'step.trade.link': '前往下单面板',
    'step.layout': '隐藏或移动一个面板',
    'step.layout.text': '点击面板上的叉号，或按住圆点拖动。“面板”可将其恢复。',
    'step.layout.link': '前往第一个面板',
    'step.test': '测试一个策略',
    'step.test.text': '选择模板，为其命名并开始测试；测试需三秒。',
    'step.test.link': '前往策略面板',
    'step.alert': '保存一条提醒规则',
    'step.alert.text': '选择一个交易对，以及与当前价格有一定距离的价位。',
    'step.alert.link': '前往提醒表单',
    'step.watchlist': '将一个交易对加入自选',
    'step.watchlist.text': '在分析卡片上选择加入自选，代码会自动填入；请确认。',
    'step.watchlist.link': '前往分析',
    'step.settings': '更改一项设置',
    'step.settings.text': '主题、语言或时区。保存后在所有页面生效。',
    'step.settings.link': '前往设置',
    'step.keeping': '决定是否保留您的数据',
    'step.keeping.text': '若不保留，重新加载后将从头开始。如果这样合适，此项可以不做。',
    'step.keeping.link': '前往“您的数据”',

    places: '各页一览',
    dashboard: '仪表板',
    'dashboard.text': '三十个面板：下单、行情、提醒、风险、报告。',
    analytics: '分析',
    'analytics.text': '十项关键指标及其趋势、市场图表和四个工具。',
    support: '支持',
    'support.text': '示例工单、简短解答，以及与模拟客服的聊天。',
    portfolio: '投资组合',
    'portfolio.text': '现金、持仓及其盈亏。',
    strategyBuilder: '策略构建器',
    'strategyBuilder.text': '条件、止损与止盈，并以文字复述。',
    tradingView: '行情视图',
    'tradingView.text': 'BTCUSD 外部图表、自选列表、订单簿和新闻。',
    news: '市场新闻',
    'news.text': '按类别和主题整理的示例文章，可搜索。',
  },
  fr: {
    title: 'Premiers pas',
    intro:
      'Sept choses à essayer. Chacune se coche d’elle-même une fois faite ; il n’y a rien à cocher ici.',
    checklist: 'Liste',
    progress: '{done} sur {total} terminées',
    done: 'Terminé',
    open: 'À faire',
    notStored:
      'Les coches sont déduites de vos opérations, tests, alertes et réglages, et ne sont elles-mêmes enregistrées nulle part.',
    allDone: 'Vous avez tout fait. Les guides vont plus loin.',
    guides: 'Ouvrir les guides',

    'step.trade': 'Exécutez votre premier ordre fictif',
    'step.trade.text':
      'Saisissez 0.1 comme quantité de BTC/GBP et appuyez sur Acheter ; 50 000 £ de liquidités fictives vous attendent.',
    'step.trade.link': 'Aller au ticket d’ordre',
    'step.layout': 'Masquez ou déplacez un panneau',
    'step.layout.text':
      'Cliquez sur la croix d’un panneau, ou faites-le glisser par ses points. Panneaux le fait revenir.',
    'step.layout.link': 'Aller au premier panneau',
    'step.test': 'Testez une stratégie',
    'step.test.text':
      'Choisissez un modèle, donnez-lui un nom et lancez le test ; il dure trois secondes.',
    'step.test.link': 'Aller au panneau des stratégies',
    'step.alert': 'Enregistrez une règle d’alerte',
    'step.alert.text': 'Choisissez une paire et un niveau éloigné du cours actuel.',
    'step.alert.link': 'Aller au formulaire d’alerte',
    'step.watchlist': 'Ajoutez une paire à votre liste de suivi',
    'step.watchlist.text':
      'Sur une carte d’analyse, l’ajout à la liste de suivi saisit le symbole pour vous ; confirmez-le.',
    'step.watchlist.link': 'Aller aux analyses',
    'step.settings': 'Modifiez un réglage',
    'step.settings.text':
      'Le thème, la langue ou le fuseau horaire. L’enregistrement l’applique partout.',
    'step.settings.link': 'Aller aux réglages',
    'step.keeping': 'Décidez de conserver vos données',
    'step.keeping.text':
      'Sans cela, un rechargement repart de zéro. Laissez ce point ouvert si cela vous convient.',
    'step.keeping.link': 'Aller à vos données',

    places: 'Où tout se trouve',
    dashboard: 'Tableau de bord',
    'dashboard.text': 'Trente panneaux : ticket d’ordre, flux, alertes, risque, rapports.',
    analytics: 'Analyses',
    'analytics.text':
      'Dix indicateurs clés avec leur tendance, des graphiques de marché et quatre outils.',
    support: 'Assistance',
    'support.text':
      'Des demandes en exemple, des réponses brèves et une discussion avec un agent simulé.',
    portfolio: 'Portefeuille',
    'portfolio.text': 'Liquidités, positions, et ce qu’elles ont gagné ou perdu.',
    strategyBuilder: 'Stratégies',
    'strategyBuilder.text': 'Conditions, stop et objectif, relus en toutes lettres.',
    tradingView: 'Vue du marché',
    'tradingView.text':
      'Un graphique externe de BTCUSD, une liste de suivi, un carnet d’ordres et des actualités.',
    news: 'Actualités',
    'news.text': 'Des articles en exemple par catégorie et par thème, avec une recherche.',
  },
})
