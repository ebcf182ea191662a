import { createTexts } from '../i18n'

const EN = {
  clear: 'Clear',
  close: 'Close',
  retry: 'Retry',
  sample: 'Sample',
  simulatedData: 'Simulated data',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications (Alt+T)',
  secondsAgo: '{seconds} s ago',
  latestPrices: 'Latest prices of {pair}',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    clear: 'Borrar',
    close: 'Cerrar',
    retry: 'Reintentar',
    sample: 'Muestra',
    simulatedData: 'Datos simulados',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    notifications: 'Notificaciones (Alt+T)',
    secondsAgo: 'hace {seconds} s',
    latestPrices: 'Últimos precios de {pair}',
  },
  zh: {
    clear: '清除',
    close: '关闭',
    retry: '重试',
    sample: '示例',
    simulatedData: '模拟数据',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    notifications: '通知 (Alt+T)',
    secondsAgo: '{seconds} 秒前',
    latestPrices: '{pair} 的最近价格',
  },
  fr: {
    clear: 'Effacer',
    close: 'Fermer',
    retry: 'Réessayer',
    sample: 'Exemple',
    simulatedData: 'Données simulées',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    notifications: 'Notifications (Alt+T)',
    secondsAgo: 'il y a {seconds} s',
    latestPrices: 'Derniers cours de {pair}',
  },
})
