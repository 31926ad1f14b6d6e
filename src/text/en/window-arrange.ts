// Panels that are moved, folded and pinned.

export const arrangeEn = {
  'arrange.left': 'Move left',
  'arrange.right': 'Move right',
  'arrange.fold': 'Fold',
  'arrange.unfold': 'Unfold',
  'arrange.pin': 'Keep in view',
  'arrange.unpin': 'Let it scroll again',
  'arrange.unpinWho': (f: { name: string }) => `Let ${f.name} scroll again`,
  'arrange.moved': (f: { name: string; place: number; count: number }) =>
    `${f.name} is panel ${f.place} of ${f.count} now.`,
  'arrange.folded': (f: { name: string }) => `${f.name} is folded.`,
  'arrange.unfolded': (f: { name: string }) => `${f.name} is unfolded.`,
  'arrange.pinned': (f: { name: string }) => `${f.name} stays in view.`,
  'arrange.unpinned': (f: { name: string }) => `${f.name} scrolls with the others.`,
  'arrange.asBefore': 'The panels stand as they did before.',
  'arrange.unfoldWho': (f: { name: string }) => `Unfold ${f.name}`,
  'arrange.shelf': 'Folded panels',
  'arrange.drop': 'Drop here to fold',
} as const
