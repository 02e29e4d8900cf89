import {groovy, KEY_VARIABLE, literal} from '../literal';
import type {Sample} from '../sample';
import {CLIENT_SECONDS, type SampleSession} from './session';

/** @returns A test listener of Katalon, which opens a session for each test case. */
export const groovySession = ({capabilities, hub, texts}: SampleSession): Sample => ({
  title: 'Test Listeners/FiregridListener.groovy',
  language: 'groovy',
  code: `import com.kms.katalon.core.annotation.AfterTestCase
import com.kms.katalon.core.annotation.BeforeTestCase
import com.kms.katalon.core.context.TestCaseContext
import com.kms.katalon.core.webui.driver.DriverFactory
import java.time.Duration
import org.openqa.selenium.MutableCapabilities
import org.openqa.selenium.remote.HttpCommandExecutor
import org.openqa.selenium.remote.RemoteWebDriver
import org.openqa.selenium.remote.http.ClientConfig
import org.openqa.selenium.remote.http.Filter
import org.openqa.selenium.remote.http.HttpHandler
import org.openqa.selenium.remote.http.HttpRequest

class FiregridListener {
  private static final Filter ADD_KEY = new Filter() {
    @Override
    HttpHandler apply(HttpHandler next) {
      return { HttpRequest request ->
        next.execute(request.setHeader('Authorization', 'Bearer ' + System.getenv('${KEY_VARIABLE}')))
      } as HttpHandler
    }
  }

  private RemoteWebDriver driver

  /** ${texts.opens} */
  @BeforeTestCase
  def openSession(TestCaseContext context) {
    ClientConfig config = ClientConfig.defaultConfig()
      .baseUri(URI.create('${hub}'))
      // ${texts.waits}
      .readTimeout(Duration.ofSeconds(${CLIENT_SECONDS}))
      .withFilter(ADD_KEY)

    MutableCapabilities capabilities = new MutableCapabilities()
${Object.entries(capabilities)
  .map(
    ([name, value]) =>
      `    capabilities.setCapability('${name}', ${literal(value, groovy, 2, true)})`,
  )
  .join('\n')}

    driver = new RemoteWebDriver(new HttpCommandExecutor(config), capabilities)
    DriverFactory.changeWebDriver(driver)
  }

  @AfterTestCase
  def closeSession(TestCaseContext context) {
    if (driver == null) {
      return
    }
    try {
      String status = context.getTestCaseStatus() == 'PASSED' ? 'passed' : 'failed'
      driver.executeScript('firegrid: setResult', [status: status])
    } finally {
      driver.quit()
      driver = null
    }
  }
}`,
});
