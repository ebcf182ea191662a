import { color, media, motion, radius, size, space } from './tokens'

/**
 * The toasts. react-toastify closes a toast when the animation of its progress bar ends, and removes it when
 * the exit animation ends: these animations must exist and run, or a toast stays for ever.
 */
export const toastCss = `
  @keyframes Toastify__trackProgress {
    from { transform: scaleX(1); }
    to { transform: scaleX(0); }
  }

  @keyframes toast-enter {
    from { opacity: 0; transform: translateY(8px); }
    to { opacity: 1; transform: none; }
  }

  @keyframes toast-exit {
    from { opacity: 1; }
    to { opacity: 0; }
  }

  /* A popover without a box of its own. */
  [data-on-top] {
    inset: auto;
    width: 0;
    height: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: inherit;
  }

  .toast-enter { animation: toast-enter ${motion.panel} both; }
  .toast-exit { animation: toast-exit ${motion.control} both; }

  .Toastify__toast-container {
    position: fixed;
    z-index: 100;
    right: max(${space(2)}, env(safe-area-inset-right));
    bottom: max(${space(2)}, env(safe-area-inset-bottom));
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
    width: 336px;
    max-width: calc(100vw - ${space(4)});
    max-height: calc(100vh - ${size.navbar} - ${space(8)});
    padding: ${space(2)};
    overflow-y: auto;
  }

  .Toastify__toast {
    --toast-edge: ${color.borderStrong};
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.touch};
    padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
    overflow: hidden;
    border: 1px solid ${color.border};
    border-left: 3px solid var(--toast-edge);
    border-radius: ${radius.panel};
    background: ${color.s2};
    box-shadow: 0 2px 8px rgb(0 0 0 / 20%);
    color: ${color.t1};
  }

  .Toastify__toast:focus-visible { outline-offset: -2px; }
  .Toastify__toast--success { --toast-edge: ${color.ok}; }
  .Toastify__toast--error { --toast-edge: ${color.danger}; }

  .Toastify__progress-bar--wrp {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    height: 2px;
  }

  .Toastify__progress-bar--wrp[data-hidden='true'] { opacity: 0; }

  .Toastify__progress-bar {
    height: 100%;
    background: var(--toast-edge);
    transform-origin: left;
  }

  .Toastify__progress-bar--animated {
    animation: Toastify__trackProgress linear 1 forwards;
  }

  .Toastify__toast:hover .Toastify__progress-bar,
  .Toastify__toast:focus-within .Toastify__progress-bar {
    animation-play-state: paused !important;
  }

  ${media.phone} {
    .Toastify__toast-container {
      left: ${space(2)};
      width: auto;
    }
  }
`
