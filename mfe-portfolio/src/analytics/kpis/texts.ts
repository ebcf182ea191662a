import { createTexts, createTranslator } from '@aldergate/ui'

const EN = {
  viewDetails: 'View Details',
  computing: 'Calculating the figure…',
  definition: 'Definition',
  history: 'History',
  historyOf: 'History of {label}',
  time: 'Time',
  'noHistory.day': 'Not enough history: no whole days yet.',
  'noHistory.hour': 'Not enough history: no whole hours yet.',
  'noHistory.trade': 'There is a history once you have closed two trades.',

  'trend.up': 'Up',
  'trend.down': 'Down',
  'trend.neutral': 'Neutral',

  'compared.dayAgo': 'from {value} 24 hours ago',
  'compared.yesterday': 'from {value} yesterday (UTC)',
  'compared.dayEarlier': 'from {value} a day earlier',
  'compared.tradeBefore': 'from {value} before the latest closed trade',
  'compared.none': 'nothing to compare with yet',
  counts: '{rose} up, {fell} down',

  'portfolioValue.label': 'Portfolio value',
  'portfolioValue.definition':
    'Cash plus all positions of your paper account at current prices; a short counts as what it would cost to buy back.',
  'dayProfit.label': 'Day’s P/L',
  'dayProfit.definition':
    'What the account earned in the last 24 hours, realised and unrealised, after fees. Deposits are not profit. The history shows whole UTC days.',
  'winRate.label': 'Win rate',
  'winRate.definition':
    'Closed trades with a profit after fees ÷ all closed trades. Selling a holding or buying back a short closes a trade.',
  'sharpe.label': 'Sharpe ratio (30 d)',
  'sharpe.definition':
    'Mean daily return ÷ its standard deviation × √365, from the whole days (UTC) of the last 30; risk-free rate 0%. The simulated market trades every day of the year.',
  'volatility.label': 'Volatility (30 d)',
  'volatility.definition':
    'Standard deviation of the account’s daily returns × √365, from the whole days (UTC) of the last 30: how widely a year’s result would scatter. More is more risk.',
  'maxDrawdown.label': 'Max drawdown (30 d)',
  'maxDrawdown.definition':
    'The account’s deepest fall from an earlier peak in the last 30 days, excluding deposits. Closer to zero is better.',
  'breadth.label': 'Market breadth',
  'breadth.definition':
    'Pairs above their price of 24 hours earlier ÷ all 51 pairs. Above 50%, more rise than fall. Each hour of the history looks back 24 hours.',
  'marketChange.label': 'Market change (24 h)',
  'marketChange.definition':
    'The average change of all 51 pairs over 24 hours, each with the same weight.',
  'marketVolatility.label': 'Market volatility (24 h)',
  'marketVolatility.definition':
    'Standard deviation of the hourly returns of 24 hours × √8760, averaged over all 51 pairs. The simulated market is open 8,760 hours a year.',
  'topMover.label': 'Top mover (24 h)',
  'topMover.definition':
    'The pair whose price has moved most in 24 hours, up or down. The history is its change since the price 24 hours ago, hour by hour.',
} as const

const CATALOGUES = {
  en: EN,
  es: {
    viewDetails: 'Ver detalles',
    computing: 'La cifra se está calculando.',
    definition: 'Definición',
    history: 'Historial',
    historyOf: 'Historial de {label}',
    time: 'Hora',
    'noHistory.day': 'La cuenta aún no tiene historial de días completos.',
    'noHistory.hour': 'El mercado aún no tiene historial de horas completas.',
    'noHistory.trade': 'Habrá historial cuando haya cerrado dos operaciones.',

    'trend.up': 'Al alza',
    'trend.down': 'A la baja',
    'trend.neutral': 'Neutral',

    'compared.dayAgo': 'desde {value} hace 24 horas',
    'compared.yesterday': 'desde {value} ayer (UTC)',
    'compared.dayEarlier': 'desde {value} un día antes',
    'compared.tradeBefore': 'desde {value} antes de la última operación cerrada',
    'compared.none': 'aún no hay con qué comparar',
    counts: '{rose} suben, {fell} bajan',

    'portfolioValue.label': 'Valor de la cartera',
    'portfolioValue.definition':
      'Efectivo más todas las posiciones de su cuenta simulada a los precios actuales; una posición corta cuenta por lo que costaría recomprarla.',
    'dayProfit.label': 'P/G del día',
    'dayProfit.definition':
      'Lo que la cuenta ganó en las últimas 24 horas, realizado y no realizado, después de comisiones. Los depósitos no son ganancia. El historial tiene días completos UTC.',
    'winRate.label': 'Tasa de acierto',
    'winRate.definition':
      'Operaciones cerradas con ganancia después de comisiones ÷ todas las operaciones cerradas. Cierra una operación la venta de lo que se tenía o la recompra de una posición corta.',
    'sharpe.label': 'Ratio de Sharpe (30 d)',
    'sharpe.definition':
      'Rentabilidad diaria media ÷ su desviación típica × √365, con los días completos (UTC) de los últimos 30; el tipo sin riesgo es 0. El mercado simulado cotiza todos los días del año.',
    'volatility.label': 'Volatilidad (30 d)',
    'volatility.definition':
      'Desviación típica de las rentabilidades diarias de la cuenta × √365, con los días completos (UTC) de los últimos 30: cuánto se dispersaría el resultado de un año. Más es más riesgo.',
    'maxDrawdown.label': 'Drawdown máximo (30 d)',
    'maxDrawdown.definition':
      'La mayor caída de la cuenta desde un máximo anterior en los últimos 30 días, sin contar depósitos. Cuanto más cerca de cero, mejor.',
    'breadth.label': 'Amplitud del mercado',
    'breadth.definition':
      'Pares que cuestan más que 24 horas antes ÷ los 51 pares. Por encima del 50 % suben más de los que bajan. Cada hora del historial mira 24 horas atrás.',
    'marketChange.label': 'Variación del mercado (24 h)',
    'marketChange.definition':
      'La variación media de los 51 pares en 24 horas, todos con el mismo peso.',
    'marketVolatility.label': 'Volatilidad del mercado (24 h)',
    'marketVolatility.definition':
      'Desviación típica de las rentabilidades horarias de 24 horas × √8760, promediada sobre los 51 pares. El mercado simulado abre 8760 horas al año.',
    'topMover.label': 'Mayor movimiento (24 h)',
    'topMover.definition':
      'El par cuyo precio más se ha movido en 24 horas, al alza o a la baja. El historial es su variación desde el precio de hace 24 horas, hora a hora.',
  },
  zh: {
    viewDetails: '查看详情',
    computing: '正在计算该指标。',
    definition: '定义',
    history: '历史',
    historyOf: '{label}的历史',
    time: '时间',
    'noHistory.day': '账户尚无完整交易日的历史。',
    'noHistory.hour': '市场尚无完整小时的历史。',
    'noHistory.trade': '平仓两笔交易后即有历史。',

    'trend.up': '上升',
    'trend.down': '下降',
    'trend.neutral': '持平',

    'compared.dayAgo': '24 小时前为 {value}',
    'compared.yesterday': '昨日（UTC）为 {value}',
    'compared.dayEarlier': '一日前为 {value}',
    'compared.tradeBefore': '最近一笔平仓之前为 {value}',
    'compared.none': '暂无可比数据',
    counts: '{rose} 涨，{fell} 跌',

    'portfolioValue.label': '组合市值',
    'portfolioValue.definition':
      '模拟账户的现金加上按当前价格计算的全部持仓；空头按买回所需的金额计入。',
    'dayProfit.label': '当日盈亏',
    'dayProfit.definition':
      '账户在过去 24 小时的已实现与未实现盈亏，已扣除手续费。入金不算盈利。历史按 UTC 完整自然日计算。',
    'winRate.label': '胜率',
    'winRate.definition':
      '扣除手续费后盈利的已平仓交易 ÷ 全部已平仓交易。卖出持仓或买回空头即为平仓。',
    'sharpe.label': '夏普比率（30 日）',
    'sharpe.definition':
      '日均收益率 ÷ 其标准差 × √365，取最近 30 日中的完整 UTC 日；无风险利率为 0。模拟市场全年每天交易。',
    'volatility.label': '波动率（30 日）',
    'volatility.definition':
      '账户日收益率的标准差 × √365，取最近 30 日中的完整 UTC 日：表示全年结果的离散程度。数值越大，风险越高。',
    'maxDrawdown.label': '最大回撤（30 日）',
    'maxDrawdown.definition': '最近 30 日内账户从前期高点下跌的最大幅度，不计入金。越接近零越好。',
    'breadth.label': '市场广度',
    'breadth.definition':
      '价格高于 24 小时前的交易对数 ÷ 全部 51 个。高于 50% 表示涨多跌少。历史中每个小时均回看 24 小时。',
    'marketChange.label': '市场涨跌（24 小时）',
    'marketChange.definition': '全部 51 个交易对 24 小时涨跌幅的等权平均值。',
    'marketVolatility.label': '市场波动率（24 小时）',
    'marketVolatility.definition':
      '24 小时内小时收益率的标准差 × √8760，取 51 个交易对的平均值。模拟市场全年开放 8760 小时。',
    'topMover.label': '最大异动（24 小时）',
    'topMover.definition':
      '24 小时内价格变动最大的交易对，不论涨跌。历史为其相对 24 小时前价格的逐小时变动。',
  },
  fr: {
    viewDetails: 'Voir les détails',
    computing: 'Le chiffre est en cours de calcul.',
    definition: 'Définition',
    history: 'Historique',
    historyOf: 'Historique : {label}',
    time: 'Heure',
    'noHistory.day': 'Le compte n’a pas encore d’historique de jours entiers.',
    'noHistory.hour': 'Le marché n’a pas encore d’historique d’heures entières.',
    'noHistory.trade': 'L’historique commence dès que vous avez clôturé deux transactions.',

    'trend.up': 'En hausse',
    'trend.down': 'En baisse',
    'trend.neutral': 'Neutre',

    'compared.dayAgo': 'contre {value} il y a 24 heures',
    'compared.yesterday': 'contre {value} hier (UTC)',
    'compared.dayEarlier': 'contre {value} un jour plus tôt',
    'compared.tradeBefore': 'contre {value} avant la dernière transaction clôturée',
    'compared.none': 'rien à comparer pour l’instant',
    counts: '{rose} en hausse, {fell} en baisse',

    'portfolioValue.label': 'Valeur du portefeuille',
    'portfolioValue.definition':
      'Liquidités plus toutes les positions de votre compte fictif aux cours actuels ; une vente à découvert compte pour ce que coûterait son rachat.',
    'dayProfit.label': 'P/L du jour',
    'dayProfit.definition':
      'Ce que le compte a gagné sur les dernières 24 heures, réalisé et latent, après frais. Les dépôts ne sont pas un gain. L’historique porte sur des jours UTC entiers.',
    'winRate.label': 'Taux de réussite',
    'winRate.definition':
      'Transactions clôturées gagnantes après frais ÷ toutes les transactions clôturées. La vente d’un titre détenu ou le rachat d’une vente à découvert clôture une transaction.',
    'sharpe.label': 'Ratio de Sharpe (30 j)',
    'sharpe.definition':
      'Rendement quotidien moyen ÷ son écart-type × √365, sur les jours entiers (UTC) des 30 derniers ; le taux sans risque est 0. Le marché simulé cote tous les jours de l’année.',
    'volatility.label': 'Volatilité (30 j)',
    'volatility.definition':
      'Écart-type des rendements quotidiens du compte × √365, sur les jours entiers (UTC) des 30 derniers : la dispersion du résultat d’une année. Plus elle est élevée, plus le risque l’est.',
    'maxDrawdown.label': 'Drawdown maximal (30 j)',
    'maxDrawdown.definition':
      'La plus forte baisse du compte sous un sommet antérieur dans les 30 derniers jours, hors dépôts. Plus il est proche de zéro, mieux c’est.',
    'breadth.label': 'Largeur du marché',
    'breadth.definition':
      'Paires plus chères que 24 heures plus tôt ÷ les 51 paires. Au-dessus de 50 %, il y a plus de hausses que de baisses. Chaque heure de l’historique regarde 24 heures en arrière.',
    'marketChange.label': 'Variation du marché (24 h)',
    'marketChange.definition':
      'La variation moyenne des 51 paires sur 24 heures, chacune avec le même poids.',
    'marketVolatility.label': 'Volatilité du marché (24 h)',
    'marketVolatility.definition':
      'Écart-type des rendements horaires de 24 heures × √8760, en moyenne sur les 51 paires. Le marché simulé est ouvert 8 760 heures par an.',
    'topMover.label': 'Plus forte variation (24 h)',
    'topMover.definition':
      'La paire dont le cours a le plus bougé en 24 heures, à la hausse ou à la baisse. L’historique est sa variation depuis le cours d’il y a 24 heures, heure par heure.',
  },
} as const

export const useText = createTexts(CATALOGUES)

/** For a file that is written in another language than the screen. */
export const kpiTextsIn = createTranslator(CATALOGUES)
