import { createTexts } from './i18n/createTexts'

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
  eraseTitle: 'Erase all data?',
  eraseText:
    'Your {parts} go back to how they were on your first visit, here and on this device; your notifications are cleared. This cannot be undone; an exported file brings them back, save the notifications.',
  eraseConfirm: 'Erase everything',
  cancel: 'Cancel',
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
    eraseTitle: '¿Borrar todos los datos?',
    eraseText:
      'Sus {parts} vuelven a estar como en su primera visita, aquí y en este dispositivo; sus notificaciones se borran. No se puede deshacer; un archivo exportado los recupera, salvo las notificaciones.',
    eraseConfirm: 'Borrar todo',
    cancel: 'Cancelar',
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
    eraseTitle: '清除所有数据？',
    eraseText:
      '您的{parts}将在此处和此设备上恢复到首次访问时的状态，通知将被清除。此操作无法撤销；除通知外，导出的文件可以恢复它们。',
    eraseConfirm: '全部清除',
    cancel: '取消',
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
    eraseTitle: 'Effacer toutes les données ?',
    eraseText:
      'Vos {parts} redeviennent ce qu’ils étaient à votre première visite, ici et sur cet appareil ; vos notifications sont effacées. C’est irréversible ; un fichier exporté les fait revenir, sauf les notifications.',
    eraseConfirm: 'Tout effacer',
    cancel: 'Annuler',
  },
})
