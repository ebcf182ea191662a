import { createTexts } from '@aldergate/ui'

export const EN = {
  name: 'Strategy name',

  templates: 'Templates',
  activeTemplate: 'Active template: {template}',
  noTemplate: 'None',
  'template.scalping': 'Scalping Strategy',
  'template.swingTrading': 'Swing Trading Strategy',
  'template.meanReversion': 'Mean Reversion Strategy',
  'template.momentum': 'Momentum Strategy',
  'template.arbitrage': 'Arbitrage Strategy',
  'template.gridTrading': 'Grid Trading Strategy',
  'template.breakout': 'Breakout Strategy',
  'template.riskParity': 'Risk Parity Strategy',
  'template.hedging': 'Hedging Strategy',
  templateText:
    '{template}: write here why it enters and when it leaves. A machine reads the rules below.',

  parameters: 'Parameters',
  riskTolerance: 'Risk Tolerance (%)',
  stopLoss: 'Stop Loss (%)',
  targetProfit: 'Target Profit (%)',
  tradeVolume: 'Trade Volume',
  maxTradesPerDay: 'Max Trades per Day',
  parameterMissing: 'Enter a number.',
  parameterNegative: 'Enter 0 or more.',

  definition: 'Strategy definition',
  definitionPlaceholder: 'Write your strategy, or begin with a template.',
  rulesNone: 'No rule block: the strategy is words only.',
  rulesRead:
    'Rules read: {count, plural, one {# condition} other {# conditions}} on {timeframe} candles.',
  rulesIncomplete: 'The rule block needs a timeframe, one entry line and its end.',
  rulesUnreadable: 'This rule cannot be read: “{line}”',

  condition: 'Condition for the rules',
  indicator: 'Indicator',
  ownIndicator: 'Yours: {name}',
  comparison: 'Is',
  comparedValue: 'Value',
  addCondition: 'Add condition',

  test: 'Test Strategy',
  testing: 'Testing...',
  deploy: 'Deploy',
  deployed: 'Deployed',
  reset: 'Reset',
  defineBeforeTesting: 'Please define a strategy and give it a name before testing.',
  defineBeforeDeploying: 'Please define a strategy and give it a name before deploying.',
  deployedAlert: 'Strategy "{name}" deployed successfully!',

  result: 'Test result',
  noResult: 'Not tested yet.',
  testProgress: 'Progress of the test',
  testPassed: 'Strategy tested successfully! Passed all simulations.',
  changedSince: 'The strategy has changed since this test.',

  showGuide: 'Show Step-by-Step Guide',
  hideGuide: 'Hide Step-by-Step Guide',
  guide: 'Step-by-step guide',
  guideName: 'Give the strategy a name that you will recognise.',
  guideTemplate: 'Pick a template to begin with, or start from an empty editor.',
  guideParameters:
    'Set how much you risk, where you stop, where you take profit, and how often you trade.',
  guideDefinition:
    'Write the strategy down. Between the two marks stands what a machine reads, such as “buy when RSI(14) < 30 AND MACD(12, 26, 9) > 0”.',
  guideTest: 'Test it: the simulation takes three seconds.',
  guideDeploy: 'Deploy it when you are content. Reset begins anew.',

  overwriteTitle: 'Replace your text?',
  overwriteText: 'The editor has text of your own. {template} would replace it.',
  overwrite: 'Replace text',
  resetTitle: 'Reset the strategy?',
  resetText: 'Your text, the name, the template, the parameters and the condition will be cleared.',
  resetAll: 'Reset everything',
  keepText: 'Keep my text',
} as const

export const useText = createTexts({ en: EN })
