import type { View } from '../app/view';

export type Screen = 'connect' | 'home' | 'progress' | 'preview' | 'result' | 'undo' | 'paste' | 'reports';

/** Which screen a view is. Only a push has a screen of its own: shorter jobs show above what the user was looking at. */
export function screenOf(view: View): Screen {
  if (view.job?.kind === 'push') return 'progress';
  if (view.result !== undefined) return 'result';
  if (view.undo !== undefined) return 'undo';
  if (view.preview !== undefined) return 'preview';
  if (view.paste !== undefined) return 'paste';
  if (view.reports !== undefined) return 'reports';
  return view.connection.state === 'out' ? 'connect' : 'home';
}
