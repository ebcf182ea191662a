import { PATHS, type RemoteConfig } from '@aldergate/contract'

export const remote: RemoteConfig = {
  name: 'dashboard',
  contract: 1,
  pages: [
    {
      path: PATHS.dashboard,
      expose: './src/dashboard/DashboardPage.tsx',
      title: {
        en: 'Dashboard',
        es: 'Panel de control',
        zh: '仪表盘',
        fr: 'Tableau de bord',
      },
      description: {
        en: 'Your panels, your order: account figures and live simulated markets on one screen.',
        es: 'Sus paneles, en su orden: cifras de la cuenta y mercados simulados en vivo en una pantalla.',
        zh: '您的面板，您的排列：在一个屏幕上查看账户数据和实时模拟行情。',
        fr: 'Vos panneaux, dans votre ordre : chiffres du compte et marchés simulés en direct sur un seul écran.',
      },
    },
  ],
}
