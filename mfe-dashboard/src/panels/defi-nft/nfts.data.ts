export interface Nft {
  id: string
  name: string
  /** SVG markup on a square of 120 units, drawn for this product. */
  image: string
  /** The picture in words, for readers who cannot see it. */
  description: string
  /** As displayed, except for the reader's decimal sign; not converted. */
  price: string
}

/** Sample works: nobody can buy them. */
export const NFTS: readonly Nft[] = [
  {
    id: 'low-tide',
    name: 'Low Tide',
    price: '12 ETH',
    description: 'A pale sun over three bands of dark water.',
    image: `<rect width="120" height="120" fill="#16324F"/>
      <circle cx="78" cy="40" r="20" fill="#F2C57C"/>
      <path d="M0 70q15-12 30 0t30 0 30 0 30 0v50H0z" fill="#2A628F"/>
      <path d="M0 86q15-12 30 0t30 0 30 0 30 0v34H0z" fill="#1D4A73"/>
      <path d="M0 102q15-12 30 0t30 0 30 0 30 0v18H0z" fill="#13293D"/>`,
  },
  {
    id: 'paper-bull',
    name: 'Paper Bull',
    price: '8.5 ETH',
    description: 'The head of a bull, folded from red and white paper.',
    image: `<rect width="120" height="120" fill="#F4EDE4"/>
      <path d="M14 20l26 22-6 10zM106 20L80 42l6 10z" fill="#5B2333"/>
      <path d="M40 42h40l8 26-28 40-28-40z" fill="#B33951"/>
      <path d="M60 42v66L32 68z" fill="#8F2D43"/>
      <path d="M60 84l-12-8 12 32 12-32z" fill="#F4EDE4"/>
      <path d="M44 60l10 4-8 4zM76 60l-10 4 8 4z" fill="#F7F4F3"/>`,
  },
  {
    id: 'candle-garden',
    name: 'Candle Garden',
    price: '4.2 ETH',
    description: 'Seven green and red chart candles standing like flowers on a hill.',
    image: `<rect width="120" height="120" fill="#101820"/>
      <path d="M0 108q60-26 120-6v18H0z" fill="#21443A"/>
      <path d="M18 62v44M46 44v54M74 30v64M102 20v76" stroke="#2EC78F" stroke-width="2"/>
      <path d="M32 58v42M60 36v58M88 34v60" stroke="#FF7B72" stroke-width="2"/>
      <path d="M13 74h10v18H13zM41 56h10v26H41zM69 42h10v28H69zM97 30h10v34H97z" fill="#2EC78F"/>
      <path d="M27 70h10v14H27zM55 50h10v20H55zM83 46h10v18H83z" fill="#FF7B72"/>`,
  },
  {
    id: 'harbour-lights',
    name: 'Harbour Lights',
    price: '2.75 ETH',
    description: 'Yellow windows of a harbour town at night, mirrored in the water.',
    image: `<rect width="120" height="120" fill="#0D1B2A"/>
      <path d="M0 66V44h18v-14h16v20h14V24h20v22h14V36h18v16h20v14z" fill="#1B263B"/>
      <path d="M22 36h4v4h-4zM54 30h4v4h-4zM62 38h4v4h-4zM86 42h4v4h-4zM6 52h4v4H6zM38 56h4v4h-4zM104 58h4v4h-4zM72 54h4v4h-4z" fill="#FFD166"/>
      <path d="M0 66h120v54H0z" fill="#12263F"/>
      <path d="M24 72v30M56 74v38M64 70v22M88 74v28M8 72v14M106 72v18" stroke="#FFD166" stroke-width="2" stroke-dasharray="4 5"/>`,
  },
  {
    id: 'quiet-orbit',
    name: 'Quiet Orbit',
    price: '1.9 ETH',
    description: 'Four rings around a violet planet, each with a small moon.',
    image: `<rect width="120" height="120" fill="#1F1235"/>
      <g fill="none" stroke="#8D7BD1" stroke-width="1.5">
        <circle cx="60" cy="60" r="22"/><circle cx="60" cy="60" r="32"/>
        <circle cx="60" cy="60" r="42"/><circle cx="60" cy="60" r="52"/>
      </g>
      <circle cx="60" cy="60" r="14" fill="#B79BFF"/>
      <path d="M46 60a14 14 0 0 1 28 0z" fill="#8D7BD1"/>
      <g fill="#F0B54A">
        <circle cx="82" cy="60" r="3"/><circle cx="44" cy="88" r="4"/>
        <circle cx="31" cy="30" r="3"/><circle cx="96" cy="97" r="4"/>
      </g>`,
  },
  {
    id: 'ledger-no-9',
    name: 'Ledger No. 9',
    price: '0.6 ETH',
    description: 'An open account book with ruled lines and one red entry.',
    image: `<rect width="120" height="120" fill="#274046"/>
      <path d="M60 34q-20-12-46-6v62q26-6 46 6z" fill="#F6F1E5"/>
      <path d="M60 34q20-12 46-6v62q-26-6-46 6z" fill="#E9E1CF"/>
      <path d="M22 42q16-2 30 4M22 54q16-2 30 4M22 66q16-2 30 4M22 78q16-2 30 4M68 46q14-6 30-4M68 58q14-6 30-4M68 82q14-6 30-4" fill="none" stroke="#9AA5A0" stroke-width="2"/>
      <path d="M68 70q14-6 30-4" fill="none" stroke="#BE2A2A" stroke-width="3"/>`,
  },
]

/** The URL of a picture that is given as the content of a square of 120 units. */
export function pictureUrl(content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${content}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
