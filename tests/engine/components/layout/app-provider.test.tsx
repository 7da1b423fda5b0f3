import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider, useApp } from '@/components/layout/app-provider';

function Status() {
  return <p>{useApp().isDrawerOpen ? 'open' : 'closed'}</p>;
}

function Toggle() {
  const { isDrawerOpen, setDrawerOpen } = useApp();
  return <button onClick={() => setDrawerOpen(!isDrawerOpen)}>Toggle</button>;
}

it('useApp throws outside its provider, and says what is missing', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useApp())).toThrow('must be used within an AppProvider');
  log.mockRestore();
});

it('the drawer starts closed', () => {
  const { result } = renderHook(() => useApp(), { wrapper: AppProvider });
  expect(result.current.isDrawerOpen).toBe(false);
});

it('all parts of the site see the same state', async () => {
  render(
    <AppProvider>
      <Status />
      <Toggle />
    </AppProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  expect(screen.getByText('open')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  expect(screen.getByText('closed')).toBeInTheDocument();
});

it('does not render its readers again when nothing changes', () => {
  const { result } = renderHook(() => useApp(), { wrapper: AppProvider });
  const { current } = result;
  act(() => current.setDrawerOpen(false));
  expect(result.current).toBe(current);
});
