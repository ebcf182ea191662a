import type { LocalText } from '@aldergate/contract'
import type { PANELS } from '../panels/panels.data'

type PanelFolder = (typeof PANELS)[number]['folder']

/**
 * The words that traders have for a panel's work, in small letters: the drawer finds the panel by them as well as by
 * its title.
 */
export const PANEL_WORDS: Readonly<Record<PanelFolder, LocalText>> = {
  overview: {
    en: 'account summary balance profit loss leverage',
    es: 'cuenta saldo ganancias pérdidas apalancamiento',
    fr: 'compte résumé solde gains pertes effet de levier',
    zh: '账户 总览 余额 盈利 亏损 杠杆',
  },
  'trade-execution': {
    en: 'ticket order buy sell short position quantity',
    es: 'boleta orden comprar vender corto posición cantidad',
    fr: 'ticket acheter vendre achat vente à découvert position quantité',
    zh: '下单 委托 买入 卖出 空头 持仓 数量',
  },
  'custom-strategy-builder': {
    en: 'rules template test deploy algorithm',
    es: 'reglas plantilla probar activar algoritmo',
    fr: 'règles modèle tester déployer algorithme',
    zh: '规则 模板 测试 部署 算法',
  },
  'ai-insights': {
    en: 'signal recommendation forecast confidence support resistance',
    es: 'señal recomendación pronóstico confianza soporte resistencia',
    fr: 'signal recommandation prévision confiance support résistance',
    zh: '信号 建议 预测 置信度 支撑位 阻力位',
  },
  'live-market-feed': {
    en: 'prices quotes pairs',
    es: 'precios cotizaciones pares',
    fr: 'cours cotations paires',
    zh: '价格 报价 交易对',
  },
  'portfolio-management': {
    en: 'holdings positions assets value',
    es: 'posiciones activos valor',
    fr: 'positions actifs valeur',
    zh: '持仓 资产 价值',
  },
  'risk-management': {
    en: 'exposure stop-loss limits',
    es: 'exposición stop-loss límites',
    fr: 'exposition stop-loss limites',
    zh: '敞口 止损 限额',
  },
  'compliance-security': {
    en: '2fa two-factor session privacy data export erase',
    es: '2fa dos factores sesión privacidad datos exportar borrar',
    fr: '2fa double authentification session confidentialité données exporter effacer',
    zh: '2fa 双重验证 会话 隐私 数据 导出 清除',
  },
  'api-integration': {
    en: 'key token permissions',
    es: 'clave token permisos',
    fr: 'clé jeton autorisations',
    zh: '密钥 令牌 权限',
  },
  'customisable-reports': {
    en: 'customizable statement tax ledger history csv pdf export print',
    es: 'extracto impuestos registro historial csv pdf exportar imprimir',
    fr: 'relevé impôts registre historique csv pdf exporter imprimer',
    zh: '对账单 税务 账本 历史 csv pdf 导出 打印',
  },
  'multi-asset-arbitrage': {
    en: 'spread exchanges opportunities',
    es: 'diferencial bolsas oportunidades',
    fr: 'spread bourses opportunités',
    zh: '价差 交易所 机会',
  },
  'educational-tools': {
    en: 'learn tutorials lessons guide',
    es: 'aprender tutoriales lecciones guía',
    fr: 'apprendre tutoriels leçons guide',
    zh: '教程 课程 指南',
  },
  'alerts-notifications': {
    en: 'price alarm reminder rules',
    es: 'precio aviso recordatorio reglas',
    fr: 'cours avertissement rappel règles',
    zh: '价格 预警 规则',
  },
  'defi-nft': {
    en: 'wallet metamask ethereum token',
    es: 'monedero metamask ethereum token',
    fr: 'wallet metamask ethereum jeton',
    zh: '钱包 metamask 以太坊 代币',
  },
  'market-news-feed': {
    en: 'headlines articles',
    es: 'noticias artículos',
    fr: 'actualités nouvelles articles',
    zh: '头条 文章 资讯',
  },
  'social-sentiment': {
    en: 'twitter reddit mood mentions bullish bearish',
    es: 'twitter reddit ánimo menciones alcista bajista',
    fr: 'twitter reddit humeur mentions haussier baissier',
    zh: '推特 reddit 提及 看涨 看跌',
  },
  'economic-calendar': {
    en: 'events cpi gdp interest rates central bank',
    es: 'eventos ipc pib tipos de interés banco central',
    fr: 'événements ipc pib taux banque centrale',
    zh: '事件 cpi gdp 利率 央行',
  },
  'community-chat': {
    en: 'messages talk forum',
    es: 'mensajes conversación foro',
    fr: 'messages tchat forum',
    zh: '消息 讨论 论坛',
  },
  'trader-leaderboard': {
    en: 'ranking best top',
    es: 'ranking puesto mejores',
    fr: 'rang meilleurs palmarès',
    zh: '排名 名次',
  },
  'bot-marketplace': {
    en: 'robots automated algorithm',
    es: 'automático algoritmo',
    fr: 'automatique algorithme',
    zh: '自动 算法',
  },
  'chart-analysis': {
    en: 'candles indicators technical tradingview graph',
    es: 'velas indicadores técnico tradingview gráfico',
    fr: 'bougies indicateurs technique tradingview courbe',
    zh: 'k 线 指标 技术分析 tradingview 走势',
  },
  'notification-center': {
    en: 'centre inbox messages unread',
    es: 'mensajes avisos sin leer',
    fr: 'messages avis non lus',
    zh: '消息 未读',
  },
  'custom-indicators': {
    en: 'moving average rsi macd formula',
    es: 'media móvil rsi macd fórmula',
    fr: 'moyenne mobile rsi macd formule',
    zh: '移动平均线 rsi macd 公式',
  },
  'payment-billing': {
    en: 'plan subscription invoice card upgrade',
    es: 'plan suscripción factura tarjeta mejorar',
    fr: 'abonnement forfait facture carte',
    zh: '套餐 订阅 发票 升级',
  },
}
