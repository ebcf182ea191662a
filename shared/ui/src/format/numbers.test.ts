import {
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSampleAmount,
  formatSignedMoney,
  formatSignedPercent,
} from './numbers'

describe('money', () => {
  it('has pounds and pence', () => {
    expect(formatMoney(1234.5, 'en-GB')).toBe('£1,234.50')
    expect(formatMoney(-0.5, 'en-GB')).toBe('−£0.50')
    expect(formatMoney(12_000, 'en-GB', 0)).toBe('£12,000')
  })

  it('says gain and loss by a sign, and nothing by none', () => {
    expect(formatSignedMoney(12, 'en-GB')).toBe('+£12.00')
    expect(formatSignedMoney(-12, 'en-GB')).toBe('−£12.00')
    expect(formatSignedMoney(0, 'en-GB')).toBe('£0.00')
  })

  it('is never minus nothing', () => {
    expect(formatMoney(-0.001, 'en-GB')).toBe('£0.00')
    expect(formatSignedMoney(-0.001, 'en-GB')).toBe('£0.00')
    expect(formatMoney(-0, 'en-GB')).toBe('£0.00')
  })
})

describe('a price', () => {
  it.each([
    [45_000, '45,000.00'],
    [1_500, '1,500.00'],
    [0.38, '0.38'],
    [0.05, '0.05'],
    [0.000007, '0.000007'],
    [0.0000070014, '0.0000070014'],
    [0.38007, '0.38007'],
    [0, '0.00'],
  ])('of %d has the decimals that it needs: %s', (gbp, text) => {
    expect(formatPrice(gbp, 'en-GB')).toBe(text)
  })

  it('keeps its width when it ticks with the decimals of its pair', () => {
    const decimals = 5

    expect(formatPrice(0.38, 'en-GB', decimals)).toBe('0.38000')
    expect(formatPrice(0.379924, 'en-GB', decimals)).toBe('0.37992')
  })
})

describe('a percentage', () => {
  it('is given in percent', () => {
    expect(formatPercent(75, 'en-GB', 0)).toBe('75%')
    expect(formatPercent(12.5, 'en-GB')).toBe('12.50%')
    expect(formatSignedPercent(12.5, 'en-GB', 1)).toBe('+12.5%')
    expect(formatSignedPercent(-3.2, 'en-GB')).toBe('−3.20%')
    expect(formatSignedPercent(0.001, 'en-GB')).toBe('0.00%')
  })

  it('is written as the language writes it', () => {
    expect(formatPercent(12.5, 'fr-FR')).toMatch(/^12,50\s%$/)
  })
})

describe('a number', () => {
  it('has the decimals asked for, else its own', () => {
    expect(formatNumber(1234.5, 'en-GB', 0)).toBe('1,235')
    expect(formatNumber(0.1 + 0.2, 'en-GB')).toBe('0.3')
    expect(formatNumber(0.00000001, 'en-GB')).toBe('0.00000001')
    expect(formatNumber(-7, 'en-GB')).toBe('−7')
  })

  it.each([
    ['1808927501.07035821', '1,808,927,501.07035821'],
    ['-1808927501.07035821', '−1,808,927,501.07035821'],
    ['0.10', '0.1'],
    ['many', '–'],
  ])('that is the text %s keeps all of its digits: %s', (value, text) => {
    expect(formatNumber(value, 'en-GB')).toBe(text)
  })
})

describe('the amount of a sample', () => {
  it.each([
    ['£96M', '96 M £', '£9600万', '96 M £'],
    ['£1.2B', '1.200 M £', '£12亿', '1,2 Md £'],
    ['£880B', '880.000 M £', '£8800亿', '880 Md £'],
    ['£2.3T', '2.300.000 M £', '£2.3万亿', '2 300 Md £'],
  ])('of %s has the units of a language, and in English stands as it is', (text, es, zh, fr) => {
    const written = ['en-GB', 'es-ES', 'zh-CN', 'fr-FR'].map((locale) =>
      formatSampleAmount(text, locale).replaceAll(/\s/g, ' '),
    )
    expect(written).toEqual([text, es, zh, fr])
  })

  it('keeps all figures where the units of a language are others', () => {
    expect(formatSampleAmount('£185M', 'zh-CN')).toBe('£1.85亿')
  })

  it('lets no line break before its unit and its sign', () => {
    expect(formatSampleAmount('£880B', 'es-ES')).toBe('880.000\u00A0M\u00A0£')
  })

  it('stays as it is where it is none of pounds', () => {
    expect(formatSampleAmount('12 ETH', 'fr-FR')).toBe('12 ETH')
  })
})
