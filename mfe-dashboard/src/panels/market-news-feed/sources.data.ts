/** The sources of news in the simulated market: none of them exists outside it. */
export const WIRE = 'Aldergate Simulated Wire'
export const CRYPTO_DESK = 'Sandbox Crypto Bulletin'
export const EQUITY_DESK = 'Practice Equity Notes'
export const FX_DESK = 'Demo Currency Desk'
export const COMMODITY_DESK = 'Sample Commodities Review'
export const ECONOMY_DESK = 'Mock Economy Monitor'
export const TECHNOLOGY_DESK = 'Test Bench Technology'
