const addAfterPaint = () => {
  const template = document.querySelector('head > template');
  if (!template) return;
  document.head.append(template.content);
  template.remove();
};
new PerformanceObserver((entries) => {
  if (entries.getEntriesByName('first-contentful-paint').length > 0) addAfterPaint();
}).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(addAfterPaint, 1000));
